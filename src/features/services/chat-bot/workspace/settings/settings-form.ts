import * as z from 'zod/mini'
import type { Refusals } from '#src/api/api-error.ts'
import { type BotChanges, BotLook, MAX_SUGGESTIONS, Persona } from '#src/contract/chat-bot.ts'
import { ANSWERS_PER_DAY_MAX } from '#src/contract/limits.ts'
import type { Project } from '#src/contract/project.ts'

/** User input for the settings; suggestions and sites are one per line. */
export const SettingsDraft = z.object({
  language: z.int(),
  name: z.string(),
  tone: Persona.shape.tone,
  greeting: z.string(),
  suggestions: z.string(),
  fallback: z.string(),
  colour: z.string(),
  corner: BotLook.shape.corner,
  /** Address of the current picture, if it is to be kept. */
  avatarUrl: z.nullable(z.string()),
  domains: z.string(),
  answersPerDay: z.string(),
  floor: z.number(),
})
export type SettingsDraft = z.infer<typeof SettingsDraft>

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export function draftOf({ language, body }: Project): SettingsDraft | undefined {
  if (!body.bot) return undefined
  const { persona, look, limits, domains, confidence_floor } = body.bot
  return {
    language,
    ...persona,
    suggestions: persona.suggestions.join('\n'),
    colour: look.colour,
    corner: look.corner,
    avatarUrl: look.avatar_url ?? null,
    domains: domains.join('\n'),
    answersPerDay: String(limits.answers_per_day),
    floor: confidence_floor,
  }
}

/** Request body for the changed fields. */
export function changesOf(changed: Partial<SettingsDraft>): BotChanges {
  const { name, tone, greeting, suggestions, fallback, colour, corner, avatarUrl } = changed
  const { domains, answersPerDay, floor } = changed
  return {
    persona: {
      name: name?.trim(),
      tone,
      greeting: greeting?.trim(),
      suggestions: suggestions === undefined ? undefined : linesOf(suggestions).slice(0, MAX_SUGGESTIONS),
      fallback: fallback?.trim(),
    },
    look: { colour, corner, avatar_url: avatarUrl },
    limits: answersPerDay === undefined ? undefined : { answers_per_day: Number(answersPerDay) },
    domains: domains === undefined ? undefined : linesOf(domains),
    confidence_floor: floor,
  }
}

export const isCount = (text: string) => /^[1-9]\d*$/.test(text.trim()) && Number(text) <= ANSWERS_PER_DAY_MAX

export const canBeSaved = ({ name, answersPerDay, suggestions }: SettingsDraft) =>
  name.trim() !== '' && isCount(answersPerDay) && linesOf(suggestions).length <= MAX_SUGGESTIONS

export const refusalOf = (refusals: Refusals, field: string) =>
  Object.entries(refusals).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]
