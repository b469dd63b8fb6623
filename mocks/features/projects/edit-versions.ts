import { Refusal } from '#mocks/http/refusal.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'

type Versioned = Pick<ProjectRow, 'version'>

/** Refuses (409) what was made on an earlier state of the project than the present one. */
export function requireVersion(project: Versioned, madeOn: number | undefined): void {
  if (madeOn === undefined || madeOn === project.version) return
  throw new Refusal(409, 'version_conflict', { data: { version: project.version } })
}

/** Refuses (409) what was made on an earlier content of the block than the present one. */
export function requireBlockVersion(project: Versioned, block: BlockRow, madeOn: number | undefined): void {
  if (madeOn === undefined || madeOn >= versionOf(block)) return
  throw new Refusal(409, 'block_conflict', { data: { version: project.version } })
}

/** The version of its project since which a block's content is what it is; untouched ones are as old as it. */
export const versionOf = ({ version }: BlockRow): number => version ?? 1

/** To be kept with a block whose content changes: the version that the project has afterwards. */
export const newVersion = ({ version }: Versioned) => ({ version: version + 1 })
