import { fieldRefusal, type Refusal } from '#mocks/http/refusal.ts'
import type { ServiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { MessageKey, MessageParams } from '#mocks/messages/catalogue.ts'
import type { FileRefusal } from '#src/rules/recording-file.ts'

const messageKeys = {
  empty: 'recording_empty',
  tooLarge: 'recording_too_large',
  wrongKind: 'recording_type',
  notMedia: 'recording_unreadable',
  cutOff: 'recording_cut_off',
  noSound: 'recording_no_sound',
  foreign: 'recording_foreign',
  unreadable: 'recording_unreadable',
} as const satisfies Record<FileRefusal['problem'], MessageKey>

const wholeSeconds = (value: number) => Math.floor(value)

function cutOffMessage({
  readable,
  promised,
}: NonNullable<FileRefusal['cutOff']>): [MessageKey, MessageParams] {
  if (readable === undefined || readable < 1) return ['recording_cut_off', {}]
  if (promised === undefined) return ['recording_cut_off_after', { readable: wholeSeconds(readable) }]
  return ['recording_cut_off_of', { readable: wholeSeconds(readable), promised: Math.round(promised) }]
}

export function refuseFile(
  { problem, cutOff, what = '' }: FileRefusal,
  field: string,
  { extensions = [], max_file_mb }: ServiceRow['limits'],
): Refusal {
  if (cutOff) return fieldRefusal(field, ...cutOffMessage(cutOff))
  const list = extensions.map((each) => each.toUpperCase()).join(', ')
  return fieldRefusal(field, messageKeys[problem], { list, what, limit: max_file_mb ?? 0 })
}
