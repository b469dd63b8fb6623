import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

/**
 * `start` a run or the request for a quote, `pay` a quote, `fix` a rejected project, `tryAgain` after an
 * outage, get the `result`; `wait` for the service; `none` if the project is empty.
 */
type NextStep = 'start' | 'pay' | 'fix' | 'tryAgain' | 'result' | 'wait' | 'none'

interface PossibleSteps {
  readonly start: boolean
  readonly result: boolean
}

/** The customer's next step in a project: the primary button of its workspace. */
export function nextStepOf(
  { status, reject }: Pick<ProjectSummary, 'status' | 'reject'>,
  possible: PossibleSteps,
): NextStep {
  switch (status) {
    case WAITING_FOR_ORDERING:
      return 'pay'
    case ORDERED:
    case IN_PROGRESS:
      return 'wait'
    case REJECTED:
      return reject?.is_outage ? 'tryAgain' : 'fix'
    case DRAFT:
    case COMPLETED:
      if (possible.start) return 'start'
  }
  return possible.result ? 'result' : 'none'
}
