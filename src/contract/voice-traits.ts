import * as z from 'zod/mini'

export const VoiceAge = z.enum(['young', 'middle', 'old'])

export const VoiceUse = z.enum(['narration', 'conversation', 'news', 'advertising', 'education', 'support'])

export const VoiceCategory = z.enum(['premade', 'cloned'])
