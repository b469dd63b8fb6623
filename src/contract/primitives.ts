import * as z from 'zod/mini'
import { ID_PATTERN, serviceSlugs } from './address-parts.ts'

/** Nothing but white space and invisible characters. */
const UNSEEN =
  /^[\s\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFFA0]*$/

/** Trims white space; a name without a visible character becomes empty. Marks for the text direction stay. */
export const trimmed = () => z.overwrite((text: string) => (UNSEEN.test(text) ? '' : text.trim()))

/** Id that the server gave: a positive whole number. */
export const Id = z.int().check(z.positive())

const digits = (pattern: RegExp) =>
  z.codec(z.string().check(z.regex(pattern)), z.int(), { decode: Number, encode: String })

/** An id in a path or a query, written in digits; anything else is refused. */
export const IdText = z.union([Id, digits(ID_PATTERN)])

/** A whole number from 0, in a query written in digits. */
export const CountText = z.union([z.int().check(z.nonnegative()), digits(/^\d{1,9}$/)])

/** Made by the client for a new item, so that a retry does not create it twice. */
export const ClientId = z.string().check(z.maxLength(64))

/** A picture of at most 64 megapixels (width times height) and 5 MB; a larger one is refused (422) before decoding. */
export const PictureFile = z.file()

/** A picture or PDF without a picture above 64 megapixels; a larger one is refused (422) before decoding. */
export const DocumentFile = z.file()

/** Money as a string in manat with two decimals, e.g. `"10.00"`; signed in transactions. */
export const Money = z.string().check(z.regex(/^-?\d{1,12}\.\d{2}$/))

/** A moment in UTC, ISO 8601, e.g. `"2026-11-21T08:30:00.000Z"`. */
export const Moment = z.iso.datetime()

/** A day, ISO 8601, such as `2026-11-21`. */
export const Day = z.iso.date()

/** Language of messages and e-mails. */
export const LocaleCode = z.enum([
  /** Azerbaijani. */
  'az',
  /** Turkish. */
  'tr',
  /** English. */
  'en',
  /** Russian. */
  'ru',
])
export type LocaleCode = z.infer<typeof LocaleCode>

export const genders = {
  /** Not stated. */
  UNSELECTED: 0,
  /** Woman, or a female voice. */
  WOMAN: 1,
  /** Man, or a male voice. */
  MAN: 2,
} as const

/** Gender of a person or voice. */
export const Gender = z.enum(genders)
export type Gender = z.infer<typeof Gender>

/** Name of a service in addresses. */
export const ServiceSlug = z.enum(serviceSlugs)
export type ServiceSlug = z.infer<typeof ServiceSlug>
