import { Refusal } from '#mocks/http/refusal.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'

type Versioned = Pick<ProjectRow, 'version'>

/** Refuses (409) a change based on an earlier version of the project. */
export function requireVersion(project: Versioned, madeOn: number | undefined): void {
  if (madeOn === undefined || madeOn === project.version) return
  throw new Refusal(409, 'version_conflict', { data: { version: project.version } })
}

export function requireBlockVersion(project: Versioned, block: BlockRow, madeOn: number | undefined): void {
  if (madeOn === undefined || madeOn >= versionOf(block)) return
  throw new Refusal(409, 'block_conflict', { data: { version: project.version } })
}

/** Project version of the last change to a block's content; 1 if it never changed. */
export const versionOf = ({ version }: BlockRow): number => version ?? 1

export const newVersion = ({ version }: Versioned) => ({ version: version + 1 })
