/** Everything the server says, in English. `{name}` is filled in; the other languages have the same keys. */
export const en = {
  invalid: 'Please check the fields that are marked.',
  unauthenticated: 'Please log in again.',
  not_found: 'We could not find that.',
  method_not_allowed: 'That is not possible here.',
  conflict: 'This has changed in the meantime. Please look again.',
  too_many_requests: 'Too many attempts. Please try again later.',
  server_error: 'Something went wrong on our side. Please try again.',
  not_built_yet: 'This does not work here yet.',
  bad_request: 'The request could not be read.',
  field_required: 'Please fill in this field.',
  field_invalid: 'This value is not valid.',
  field_type: 'This value has the wrong form.',
  field_email: 'Please enter a valid e-mail address.',
  field_url: 'Please enter a valid address.',
  field_date: 'Please enter a valid date.',
  field_format: 'This value has the wrong form.',
  field_choice: 'Please choose one of the options.',
  field_too_short: 'At least {minimum} characters, please.',
  field_too_long: 'At most {maximum} characters, please.',
  field_too_few: 'At least {minimum}, please.',
  field_too_many: 'At most {maximum}, please.',
  field_too_small: 'The smallest possible value is {minimum}.',
  field_too_large: 'The largest possible value is {maximum}.',
  field_unknown: 'This field is not known.',
  field_file: 'Please choose a file.',
} as const

/** Texts of the machinery, which every language has. */
export type Messages = Readonly<Record<keyof typeof en, string>>
