import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface DockerStep {
  readonly name: string
  readonly text: string
}

export interface DockerStage {
  /** Base image, e.g. `debian:trixie-slim`. */
  readonly base: string
  readonly name: string | undefined
  readonly steps: readonly DockerStep[]
}

/** Stages of a Dockerfile of `deploy` without continued lines, like ours: enough to inspect and run it. */
export function readDockerfile(file = 'Dockerfile'): readonly DockerStage[] {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'deploy', file), 'utf8')
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
