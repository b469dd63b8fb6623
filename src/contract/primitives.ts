import * as z from 'zod/mini'
import { ID_PATTERN, serviceSlugs } from './address-parts.ts'

/** White space and what nobody sees, alone. */
const UNSEEN =
  /^[\s\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFFA0]*$/

/** Trims white space; a name in which nothing is to be seen is none. What guides a text’s direction stays around it. */
export const trimmed = () => z.overwrite((text: string) => (UNSEEN.test(text) ? '' : text.trim()))

export const Id = z.int().check(z.positive())

const digits = (pattern: RegExp) =>
  z.codec(z.string().check(z.regex(pattern)), z.int(), { decode: Number, encode: String })

/** An id in a path or a query, where it travels as digits; anything else is no id. */
export const IdText = z.union([Id, digits(ID_PATTERN)])

export const CountText = z.union([z.int().check(z.nonnegative()), digits(/^\d{1,9}$/)])

/** Made by a client for something new: what is sent again under it is the same. */
export const ClientId = z.string().check(z.maxLength(64))

/** A picture of at most 64 megapixels (width times height) and 5 MB; more is refused (422) before it is decoded. */
export const PictureFile = z.file()

/** A picture or PDF of which no picture has more than 64 megapixels; more is refused (422) before it is decoded. */
export const DocumentFile = z.file()

/** Money travels as a string in manat with two decimals, e.g. `"10.00"`; signed in transactions. */
export const Money = z.string().check(z.regex(/^-?\d{1,12}\.\d{2}$/))

/** A moment in UTC, ISO 8601, e.g. `"2026-11-21T08:30:00.000Z"`. */
export const Moment = z.iso.datetime()

export const Day = z.iso.date()

export const LocaleCode = z.enum(['az', 'tr', 'en', 'ru'])
export type LocaleCode = z.infer<typeof LocaleCode>

export const genders = { UNSELECTED: 0, WOMAN: 1, MAN: 2 } as const
export const Gender = z.enum(genders)
export type Gender = z.infer<typeof Gender>

export const ServiceSlug = z.enum(serviceSlugs)
export type ServiceSlug = z.infer<typeof ServiceSlug>
