import * as z from 'zod/mini'

/** Age that a voice sounds like. */
export const VoiceAge = z.enum([
  /** Young. */
  'young',
  /** Middle-aged. */
  'middle',
  /** Old. */
  'old',
])

/** Use that a voice suits best. */
export const VoiceUse = z.enum([
  /** Books and stories. */
  'narration',
  /** Dialogue. */
  'conversation',
  /** News. */
  'news',
  /** Advertisements. */
  'advertising',
  /** Lessons. */
  'education',
  /** Announcements and customer support. */
  'support',
])

/** Origin of a voice. */
export const VoiceCategory = z.enum([
  /** Offered by the service. */
  'premade',
  /** Made from a customer's samples. */
  'cloned',
])
