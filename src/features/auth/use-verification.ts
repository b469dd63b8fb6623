import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { request } from '#src/api/request.ts'
import { verifyEmail } from '#src/contract/customer.ts'
import { CODE_LENGTH } from '#src/contract/limits.ts'
import { CodeField } from './auth-fields.ts'
import { useCaptcha } from './captcha/use-captcha.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useResendCode } from './use-resend-code.ts'

const VerificationForm = z.object({ code: CodeField })

export interface VerificationOptions {
  email: string
  /** Seconds until the next code may be sent; set if one was just sent. */
  resendAfterSeconds?: number
  onVerified: () => void
}

/** Digits of a typed or pasted code such as "204 816" or "Kod: 204816.". */
const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, CODE_LENGTH)

export function useVerification({ email, resendAfterSeconds = 0, onVerified }: VerificationOptions) {
  const form = useForm({ resolver: zodResolver(VerificationForm), defaultValues: { code: '' } })
  const captcha = useCaptcha()
  const resend = useResendCode(email, resendAfterSeconds, captcha)
  const state = useAuthForm({
    form,
    fields: ['code'],
    captcha,
    send: ({ code }, token) => request(verifyEmail, { body: { email, code, captcha: token } }),
    onDone: onVerified,
  })

  useEffect(() => form.setFocus('code'), [form])

  const typeCode = (text: string) => {
    const code = digitsOf(text)
    const isNew = code !== form.getValues('code')
    form.setValue('code', code)
    if (!isNew) return
    form.clearErrors('code')
    if (code.length === CODE_LENGTH) void state.submit()
  }

  return { ...state, form, captcha, resend, typeCode }
}
