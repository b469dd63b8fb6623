import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './find-mutants.ts'

/** The drawn mutants. They are kept so that two states of the tests are compared on the same changes. */
export const MUTANTS_FILE = join(import.meta.dirname, '..', '..', 'tests', 'mutants', 'mutants.json')

interface MutantsFile {
  readonly seed: number
  readonly mutants: readonly MutantInContext[]
}

/** A mutant with the code that it replaces, by which it is found after other changes of its file. */
export interface MutantInContext extends Mutant {
  readonly replaces: string
}

/**
 * Finds the drawn mutants in today's code, at the match nearest to their original place. A mutant whose code is
 * gone has `isGone`.
 */
export function locate(
  mutant: MutantInContext,
  text: string,
): MutantInContext & { readonly isGone: boolean } {
  const { start, end, replaces } = mutant
  const before = text.lastIndexOf(replaces, start)
  const after = text.indexOf(replaces, start)
  const places = [before, after].filter((place) => place >= 0)
  const [nearest] = places.toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start))
  if (nearest === undefined) return { ...mutant, isGone: true }
  return { ...mutant, start: nearest, end: nearest + end - start, isGone: false }
}

/** All drawn mutants, by their ids; those whose file or code is gone are marked. */
export function readMutantsFile() {
  const { seed, mutants }: MutantsFile = JSON.parse(readFileSync(MUTANTS_FILE, 'utf8'))
  const located = mutants.map((mutant) =>
    existsSync(mutant.file) ? locate(mutant, readFileSync(mutant.file, 'utf8')) : { ...mutant, isGone: true },
  )
  return { seed, mutants: located }
}

/** @param activePath JSON file with the id of the mutant that is active while each test file runs */
export function readMutants(activePath: string) {
  const active: Record<string, number> = JSON.parse(readFileSync(activePath, 'utf8'))
  return { list: readMutantsFile().mutants, active }
}
