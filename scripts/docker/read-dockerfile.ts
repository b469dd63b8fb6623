import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface DockerStep {
  readonly name: string
  readonly text: string
}

export interface DockerStage {
  /** Image it begins with, e.g. `debian:trixie-slim`. */
  readonly base: string
  readonly name: string | undefined
  readonly steps: readonly DockerStep[]
}

/** The stages of a Dockerfile without continued lines, as ours is; enough to look at it and to carry it out. */
export function readDockerfile(
  text = readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'Dockerfile'), 'utf8'),
): readonly DockerStage[] {
  const stages: { base: string; name: string | undefined; steps: DockerStep[] }[] = []
  for (const line of text.split('\n')) {
    const [, name, rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (name === undefined) continue
    const [, base = '', as] = name === 'FROM' ? (/^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []) : []
    if (name === 'FROM') stages.push({ base, name: as, steps: [] })
    else stages.at(-1)?.steps.push({ name, text: rest })
  }
  return stages
}
