import * as z from 'zod/mini'
import { firstPaths } from './address-parts.ts'
import { defineEndpoint } from './endpoint.ts'
import { EMAIL_MAX, NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { Gender, Id, LocaleCode, Moment, PictureFile, trimmed } from './primitives.ts'

/** The signed-in customer. */
export const Customer = z.object({
  /** Id of the customer. */
  id: Id,
  /** The customer's name. */
  name: z.string(),
  /** E-mail address. */
  email: maybeUnknown(z.string()),
  /** Phone number as typed; null without one. */
  phone: z.nullish(z.string()),
  /** Address of the picture; null or absent for the default picture. */
  image: z.nullish(z.string()),
  /** Gender. */
  gender: maybeUnknown(Gender),
  /** Language of e-mails. */
  locale: maybeUnknown(LocaleCode),
  /** Moment when the address was confirmed; null before. */
  email_verified_at: z.nullish(Moment),
  /** Moment of the registration. */
  created_at: maybeUnknown(Moment),
})
export type Customer = z.infer<typeof Customer>

/** Solution of the captcha that the server is configured with. */
const Captcha = z.optional(z.string())

const Email = z.string().check(trimmed(), z.email(), z.maxLength(EMAIL_MAX))
const Password = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX))
const Name = z.string().check(trimmed(), z.minLength(NAME_MIN), z.maxLength(NAME_MAX))

/** Credentials. */
export const LoginBody = z.object({
  /** E-mail address of the account. */
  email: Email,
  /** Password of the account. */
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
  captcha: Captcha,
})

/** Limited to the characters that a header can carry. */
const AccessToken = z.string().check(z.regex(/^[!-~](?:[ -~]*[!-~])?$/))

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/customer/login',
  summary: 'Signs a customer in and gives the access token.',
  access: 'guest',
  body: LoginBody,
  data: z.object({
    /** Bearer token for later calls. */
    access_token: AccessToken,
    /** The customer who logged in. */
    customer: Customer,
  }),
})

export const logout = defineEndpoint({
  name: 'logout',
  method: 'GET',
  path: '/customer/logout',
  summary: 'Ends the session of the token that is sent.',
})

/** Data of a new account. */
export const RegisterBody = z.object({
  /** The customer's name. */
  name: Name,
  /** E-mail address, which gets the code. */
  email: Email,
  /** Password. */
  password: Password,
  /** Language of e-mails; that of the request if absent. */
  locale: z.optional(LocaleCode),
  captcha: Captcha,
})

export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/customer/register',
  summary:
    'Opens an account and sends a six-digit code to the address. The same again, while the address is not confirmed, gives the same account.',
  access: 'guest',
  body: RegisterBody,
  data: z.object({
    /** The new customer. */
    customer: maybeUnknown(Customer),
    /** Seconds until another code can be requested. */
    resend_after: maybeUnknown(z.int()),
  }),
})

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: firstPaths.profile,
  summary: 'The signed-in customer.',
  data: z.object({
    /** The customer. */
    customer: Customer,
  }),
})

/** Changes of an account; omitted fields stay unchanged. */
export const ProfileBody = z.object({
  /** New name. */
  name: z.optional(Name),
  /** New phone number; null removes it. */
  phone: z.nullish(z.string().check(z.maxLength(32))),
  /** New gender. */
  gender: z.optional(Gender),
  /** New language of e-mails. */
  locale: z.optional(LocaleCode),
  /** Current password, required for a new one. */
  current_password: z.optional(z.string()),
  /** New password. */
  password: z.optional(Password),
  captcha: Captcha,
})

export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/customer/profile-update',
  summary:
    'Changes the customer’s data, or the password where the current one is given too. The same password again is answered as changed.',
  body: ProfileBody,
  data: z.object({
    /** The customer after the change. */
    customer: Customer,
  }),
})

export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/customer/forgot-password',
  summary: 'Sends a link for a new password; the answer is the same for known and unknown addresses.',
  access: 'guest',
  body: z.object({
    /** E-mail address of the account. */
    email: Email,
    captcha: Captcha,
  }),
})

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/customer/reset-password',
  summary:
    'Sets a new password with the single-use id of the link. The same password again is answered the same.',
  access: 'guest',
  body: z.object({
    /** Single-use id from the link. */
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    /** New password. */
    password: Password,
    captcha: Captcha,
  }),
})

export const verifyEmail = defineEndpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: '/customer/verify-email',
  summary: 'Confirms an address with its code; without a code, sends a new one.',
  access: 'guest',
  body: z.object({
    /** E-mail address of the account. */
    email: Email,
    /** The six digits of the e-mail; absent to request a new code. */
    code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
    captcha: Captcha,
  }),
  data: z.object({
    /** Whether the address is confirmed. */
    verified: z.boolean(),
    /** Seconds until another code can be requested. */
    resend_after: z.optional(z.int()),
  }),
})

export const updateImage = defineEndpoint({
  name: 'updateImage',
  method: 'POST',
  path: '/customer/image-update',
  summary: 'Replaces the customer’s picture.',
  body: z.object({
    /** The new picture. */
    image: PictureFile,
  }),
  bodyType: 'multipart',
  data: z.object({
    /** The customer with the new picture. */
    customer: Customer,
  }),
})
