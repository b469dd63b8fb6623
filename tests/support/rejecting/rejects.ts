import { test } from 'vitest'

test('rejects', () => {
  void Promise.reject(new Error('nobody hears this'))
})

test('handles its rejection later in the same task', () => {
  const failed = Promise.reject(new Error('somebody hears this'))
  failed.catch(() => undefined)
})
