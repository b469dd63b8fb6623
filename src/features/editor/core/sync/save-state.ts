import { createSignal } from '#src/lib/signal.ts'
import type { Refused } from './refusals.ts'
import type { WriteFailure } from './sync-gateway.ts'

export type SaveStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly failure: WriteFailure }

export type RefusedPart =
  | Refused
  | { readonly kind: 'text'; readonly message?: undefined; readonly fields?: undefined }

export interface SaveState {
  readonly status: SaveStatus
  readonly isKept: boolean
  readonly refused: readonly RefusedPart[]
}

const isSameRefused = (a: readonly RefusedPart[], b: readonly RefusedPart[]) =>
  a.length === b.length &&
  a.every(({ kind, message }, index) => b[index]?.kind === kind && b[index].message === message)

export function createSaveState() {
  const state = createSignal<SaveState>({ status: { kind: 'saved' }, isKept: true, refused: [] })
  return {
    state,
    kind: () => state.get().status.kind,
    setStatus(status: SaveStatus) {
      const known = state.get()
      if (status.kind !== known.status.kind || status.kind === 'failed') state.set({ ...known, status })
    },
    setKept(isKept: boolean) {
      const known = state.get()
      if (isKept !== known.isKept) state.set({ ...known, isKept })
    },
    setRefused(refused: readonly RefusedPart[]) {
      const known = state.get()
      if (!isSameRefused(refused, known.refused)) state.set({ ...known, refused })
    },
  }
}

export type SaveStateHolder = ReturnType<typeof createSaveState>
