import { userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { click, combobox, type Form, field, group, type Options, textbox, type } from './form.ts'

const guest: Options = { isGuest: true, scenario: 'captcha-off' }
async function register() {
  await type('Name', 'Aynur Quliyeva')
  await type('Email', 'aynur@avaz.example')
  await type('Password', 'dəniz balıq qələm')
  await click('Create account')
}

async function uploadPicture() {
  const canvas = new OffscreenCanvas(64, 64)
  canvas.getContext('2d')?.fillRect(0, 0, 32, 64)
  const content = await canvas.convertToBlob({ type: 'image/jpeg' })
  await userEvent.upload(field('Profile picture')(), new File([content], 'face.jpg', { type: 'image/jpeg' }))
  await click('Save the picture')
}

export const accountForms: readonly Form[] = [
  {
    name: 'login',
    endpoint: 'login',
    address: '/en/login',
    options: guest,
    async send() {
      await type('Email', demoAccounts.leyla.email)
      await type('Password', demoAccounts.leyla.password)
      await click('Log in')
    },
    fields: { email: field('Email'), password: field('Password'), device: undefined },
  },
  {
    name: 'register',
    endpoint: 'register',
    address: '/en/register',
    options: guest,
    send: register,
    fields: {
      name: field('Name'),
      email: field('Email'),
      password: field('Password'),
      locale: undefined,
      captcha: undefined,
    },
  },
  {
    name: 'confirmation code',
    endpoint: 'verifyEmail',
    address: '/en/register',
    options: guest,
    async send() {
      await register()
      await type('Confirmation code', '123456')
    },
    fields: { code: field('Confirmation code'), email: undefined },
  },
  {
    name: 'forgotten password',
    endpoint: 'forgotPassword',
    address: '/en/forgot-password',
    options: guest,
    async send() {
      await type('Email', demoAccounts.leyla.email)
      await click('Send the link')
    },
    fields: { email: field('Email'), captcha: undefined },
  },
  {
    name: 'new password',
    endpoint: 'resetPassword',
    address: '/en/reset-password/abc',
    options: guest,
    async send() {
      await type('New password', 'dəniz balıq qələm')
      await click('Save the password')
    },
    fields: { password: field('New password'), id: undefined },
  },
  {
    name: 'profile',
    endpoint: 'updateProfile',
    address: '/en/profile',
    async send() {
      await type('Name', 'Leyla Quliyeva')
      await click('Save changes')
    },
    fields: {
      name: field('Name'),
      phone: textbox('Phone'),
      gender: group('Gender'),
      locale: combobox('Language of emails'),
      country: undefined,
    },
  },
  {
    name: 'change of password',
    endpoint: 'updateProfile',
    address: '/en/profile',
    async send() {
      await click('Change the password')
      await type('Current password', demoAccounts.leyla.password)
      await type('New password', 'dəniz balıq qələm')
      await click('Save the new password')
    },
    fields: {
      current_password: field('Current password'),
      password: field('New password'),
      name: undefined,
    },
  },
  {
    name: 'profile picture',
    endpoint: 'updateImage',
    address: '/en/profile',
    send: uploadPicture,
    fields: { image: undefined, quota: undefined },
  },
  {
    name: 'promo code',
    endpoint: 'checkPromoCode',
    address: '/en/services?modal-open=balance',
    async send() {
      await click('I have a promo code')
      await type('Promo code', 'AVAZ10')
      await click('Apply')
    },
    fields: { code: textbox('Promo code'), customer: undefined },
  },
  {
    name: 'top-up',
    endpoint: 'deposit',
    address: '/en/services?modal-open=balance',
    send: () => click(/^Go to payment/),
    fields: { amount: field('Amount'), code: textbox('Promo code'), card: undefined },
  },
]
