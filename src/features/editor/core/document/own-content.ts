import * as z from 'zod/mini'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import type { BodyBlock, SaveBody } from '#src/contract/projects.ts'

export type OwnBlockBody = Omit<BodyBlock, 'id' | 'client_id' | 'type' | 'text' | 'voice_id' | 'settings'>

export type OwnProjectBody = Omit<SaveBody, 'language' | 'voice_id' | 'settings' | 'blocks' | 'version'>

/** Both sides of a block's merge: `was` is the server's earlier content, `merged` the merged text. */
interface MergeSides {
  readonly was: OwnContent | undefined
  readonly theirs: OwnContent | undefined
  readonly texts: { readonly mine: string; readonly theirs: string; readonly merged: string }
}

/** Content of a block that a service adds to text, voice and settings. Immutable. */
export interface OwnContent {
  isSame(other: OwnContent | undefined): boolean
  withText(text: string): OwnContent
  /** Another text of the block, such as a translation, by the service's name for it. */
  textOf?(part: string): string | undefined
  withTextOf?(part: string, text: string): OwnContent
  /** Whether it has results that only the server can copy. */
  hasSound?(): boolean
  /** Merges both sides: local changes stay, everything else follows the server. */
  merge(sides: MergeSides): OwnContent
  toBody(): OwnBlockBody
}

export interface OwnDefaults {
  isSame(other: OwnDefaults | undefined): boolean
  /** Merges both sides: local changes stay, everything else follows the server. */
  merge(was: OwnDefaults | undefined, theirs: OwnDefaults): OwnDefaults
  /**
   * The part that can be sent while the server still has blocks with the content `leaving`, which are removed or
   * changed here; `was` is its present value.
   */
  beforeRemoval(leaving: readonly OwnContent[], was: OwnDefaults | undefined): OwnDefaults
  toBody(): OwnProjectBody
}

/** A change shared by many blocks and sent with the project's values. Plain data. */
export interface SharedChange {
  readonly ids: readonly number[]
  apply(id: number, own: OwnContent): OwnContent
  toBody(): OwnProjectBody
}

export interface OwnChange {
  readonly id: number
  readonly own: OwnContent
  readonly was: OwnContent | undefined
}

export interface ContentKind {
  /** Returns the same object for the same block, so that large contents are compared once. */
  fromBlock(block: Block): OwnContent | undefined
  fromProject(project: Project): OwnDefaults | undefined
  /** The part of these changes that can be sent for all blocks at once; undefined if there is none. */
  sharedChange(changes: readonly OwnChange[]): SharedChange | undefined
  readonly draft: {
    readonly block: z.ZodMiniType<OwnContent>
    readonly project: z.ZodMiniType<OwnDefaults>
  }
}

export const plainContent: ContentKind = {
  fromBlock: () => undefined,
  fromProject: () => undefined,
  sharedChange: () => undefined,
  draft: { block: z.custom<OwnContent>(() => false), project: z.custom<OwnDefaults>(() => false) },
}

interface Comparable<Own> {
  isSame(other: Own | undefined): boolean
}

export function isSameOwn<Own extends Comparable<Own>>(a: Own | undefined, b: Own | undefined): boolean {
  if (a === b) return true
  return a ? a.isSame(b) : (b?.isSame(a) ?? true)
}
