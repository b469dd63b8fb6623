import * as z from 'zod/mini'
import { firstPaths } from './address-parts.ts'
import { defineEndpoint } from './endpoint.ts'
import { EMAIL_MAX, NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { Gender, Id, LocaleCode, Moment, PictureFile, trimmed } from './primitives.ts'

/** The signed-in customer. `image` is absent for the default picture. */
export const Customer = z.object({
  id: Id,
  name: z.string(),
  email: maybeUnknown(z.string()),
  phone: z.nullish(z.string()),
  image: z.nullish(z.string()),
  gender: maybeUnknown(Gender),
  locale: maybeUnknown(LocaleCode),
  email_verified_at: z.nullish(Moment),
  created_at: maybeUnknown(Moment),
})
export type Customer = z.infer<typeof Customer>

/** Solution of the captcha that the server is configured with. */
const Captcha = z.optional(z.string())

const Email = z.string().check(trimmed(), z.email(), z.maxLength(EMAIL_MAX))
const Password = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX))
const Name = z.string().check(trimmed(), z.minLength(NAME_MIN), z.maxLength(NAME_MAX))

export const LoginBody = z.object({
  email: Email,
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
  data: z.object({ access_token: AccessToken, customer: Customer }),
})

export const logout = defineEndpoint({
  name: 'logout',
  method: 'GET',
  path: '/customer/logout',
  summary: 'Ends the session of the token that is sent.',
})

export const RegisterBody = z.object({
  name: Name,
  email: Email,
  password: Password,
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
  data: z.object({ customer: maybeUnknown(Customer), resend_after: maybeUnknown(z.int()) }),
})

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: firstPaths.profile,
  summary: 'The signed-in customer.',
  data: z.object({ customer: Customer }),
})

export const ProfileBody = z.object({
  name: z.optional(Name),
  phone: z.nullish(z.string().check(z.maxLength(32))),
  gender: z.optional(Gender),
  locale: z.optional(LocaleCode),
  current_password: z.optional(z.string()),
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
  data: z.object({ customer: Customer }),
})

export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/customer/forgot-password',
  summary: 'Sends a link for a new password; the answer is the same for known and unknown addresses.',
  access: 'guest',
  body: z.object({ email: Email, captcha: Captcha }),
})

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/customer/reset-password',
  summary:
    'Sets a new password with the single-use id of the link. The same password again is answered the same.',
  access: 'guest',
  body: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
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
    email: Email,
    code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
    captcha: Captcha,
  }),
  data: z.object({ verified: z.boolean(), resend_after: z.optional(z.int()) }),
})

export const updateImage = defineEndpoint({
  name: 'updateImage',
  method: 'POST',
  path: '/customer/image-update',
  summary: 'Replaces the customer’s picture.',
  body: z.object({ image: PictureFile }),
  bodyType: 'multipart',
  data: z.object({ customer: Customer }),
})
