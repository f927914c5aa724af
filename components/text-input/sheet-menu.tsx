import { useId } from 'react'
import { ChoiceMenu } from '@/components/ui/choice'
import { rowListMessages } from '@/lib/messages/row-list'

interface SheetMenuProps {
  sheets: readonly string[]
  sheet: number
  onSheet(sheet: number): void
}

/** Which sheet of a workbook is read, where there is more than one. */
export function SheetMenu({ sheets, sheet, onSheet }: SheetMenuProps) {
  const id = useId()
  if (sheets.length < 2) return null
  return (
    <div className="min-w-0" data-print="hidden">
      <label htmlFor={id} className="mb-1 block font-medium">
        {rowListMessages.sheet}
      </label>
      <ChoiceMenu
        id={id}
        value={String(sheet)}
        options={sheets.map((label, at) => ({ value: String(at), label }))}
        onChange={(value) => onSheet(Number(value))}
      />
    </div>
  )
}
