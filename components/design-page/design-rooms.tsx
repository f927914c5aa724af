import type { ReportChart } from '@/lib/base/report/report'
import { AnswersRoom, type SpecimenCalculator } from './answers-room'
import { ButtonsRoom } from './buttons-room'
import { FieldsRoom } from './fields-room'
import { NoticesRoom } from './notices-room'
import { useShownStates } from './shown-states'
import type { Side } from './sides'
import { WorkbenchRoom } from './workbench-room'

export interface DesignRoomsProps {
  /** A calculator as its own page has it. */
  calculator: SpecimenCalculator
  charts: Readonly<Record<Side, ReportChart>>
}

/** Every part that moves, in each of its states and in both themes. */
export default function DesignRooms({ calculator, charts }: DesignRoomsProps) {
  useShownStates()
  return (
    <>
      <FieldsRoom />
      <ButtonsRoom />
      <AnswersRoom calculator={calculator} />
      <WorkbenchRoom charts={charts} />
      <NoticesRoom />
    </>
  )
}
