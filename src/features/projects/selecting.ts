import type { ComponentType } from 'react'
import type { ProjectSummary } from '#src/contract/project-summary.ts'

/** Selection of projects in a list, loaded when the customer starts one. */
export interface Selecting {
  /** Commands for the selected projects. */
  readonly Bar: ComponentType<{ projects: readonly ProjectSummary[]; onEnd: () => void }>
  /** Checkbox of a row. */
  readonly Checkbox: ComponentType<{ project: ProjectSummary }>
}

export type LoadSelecting = () => Promise<Selecting>
