import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { request } from '#src/api/request.ts'
import { register } from '#src/contract/customer.ts'
import { currentLocale } from '#src/i18n/i18n.ts'
import { useCaptcha } from './captcha/use-captcha.ts'
import { RegisterForm } from './register-schema.ts'
import { useAuthForm } from './use-auth-form.ts'

export interface RegisterFormOptions {
  entered?: RegisterForm | undefined
  onRegistered: (entered: RegisterForm, resendAfterSeconds: number) => void
}

/** Used if the server does not say when it would send another code. */
const RESEND_AFTER_S = 60

const emptyForm: RegisterForm = { name: '', email: '', password: '' }

/** A new account starts with the current interface language. */
export function useRegisterForm({ entered, onRegistered }: RegisterFormOptions) {
  const form = useForm({ resolver: zodResolver(RegisterForm), defaultValues: entered ?? emptyForm })
  const isBack = entered !== undefined
  useEffect(() => {
    if (isBack) form.setFocus('email')
  }, [isBack, form])
  const captcha = useCaptcha()
  const state = useAuthForm({
    form,
    fields: ['name', 'email', 'password'],
    captcha,
    send: (values, token) =>
      request(register, { body: { ...values, locale: currentLocale(), captcha: token } }),
    onDone: ({ resend_after = RESEND_AFTER_S }, values) => onRegistered(values, resend_after),
  })
  return { ...state, form, captcha }
}
