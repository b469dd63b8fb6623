import * as z from 'zod/mini'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import type { BodyBlock, SaveBody } from '#src/contract/projects.ts'

export type OwnBlockBody = Omit<BodyBlock, 'id' | 'client_id' | 'type' | 'text' | 'voice_id' | 'settings'>

export type OwnProjectBody = Omit<SaveBody, 'language' | 'voice_id' | 'settings' | 'blocks' | 'version'>

/** A block on both sides of a merge: `was` is what the server had before, `merged` the text that both come to. */
interface MergeSides {
  readonly was: OwnContent | undefined
  readonly theirs: OwnContent | undefined
  readonly texts: { readonly mine: string; readonly theirs: string; readonly merged: string }
}

/** What a service keeps in a block beside text, voice and settings. Never changed in place. */
export interface OwnContent {
  isSame(other: OwnContent | undefined): boolean
  withText(text: string): OwnContent
  /** Another text that is kept beside the block's own, such as a translation, by a name of the service's. */
  textOf?(part: string): string | undefined
  withTextOf?(part: string, text: string): OwnContent
  /** Both sides together: what was changed here stays, everything else follows the server. */
  merge(sides: MergeSides): OwnContent
  toBody(): OwnBlockBody
}

export interface OwnDefaults {
  isSame(other: OwnDefaults | undefined): boolean
  /** Where both sides have changed it: what was changed here stays, everything else follows the server. */
  merge(was: OwnDefaults | undefined, theirs: OwnDefaults): OwnDefaults
  /** What can be sent while the server still has blocks with the content `removed`; `was` is what it has now. */
  beforeRemoval(removed: readonly OwnContent[], was: OwnDefaults | undefined): OwnDefaults
  toBody(): OwnProjectBody
}

/** One change that many blocks share; it is written together with the project's values. Plain data. */
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
  /** The same block gives the same object, so that large contents are compared once. */
  fromBlock(block: Block): OwnContent | undefined
  fromProject(project: Project): OwnDefaults | undefined
  /** What of these changes can be written for all blocks at once; undefined for nothing. */
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
