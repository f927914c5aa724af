/** A drawing small enough for the bar at the lower edge. */
export function smallPicture(svg: string) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      className="h-20 w-auto max-w-3/4 object-contain"
    />
  )
}
