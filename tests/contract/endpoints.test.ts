import { expect, test } from 'vitest'
import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { SPEC_TABLE, withoutParameterNames } from './spec-table.ts'

const declared: readonly AnyEndpoint[] = Object.values(endpoints)

const callOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

test('the contract declares exactly the calls of the specification', () => {
  const shapes = declared.map(callOf).map(withoutParameterNames).toSorted()
  expect(shapes).toEqual(SPEC_TABLE.map(withoutParameterNames).toSorted())
})

test('every call is listed under its own name', () => {
  expect(declared.map(({ name }) => name)).toEqual(Object.keys(endpoints))
})

test.each(declared)(
  '$name has a schema for every parameter of its path, and no other',
  ({ path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(Object.keys(params).toSorted()).toEqual(inPath.toSorted())
  },
)

test('GET and DELETE calls have no body', () => {
  const bodiless = declared.filter(({ method }) => method === 'GET' || method === 'DELETE')
  expect(bodiless.filter(({ bodyType }) => bodyType !== 'none')).toEqual([])
})

test('the calls for guests are those of the login and registration screens', () => {
  const guest = declared.filter(({ access }) => access === 'guest').map(({ name }) => name)
  expect(guest.toSorted()).toEqual(
    ['forgotPassword', 'login', 'register', 'resetPassword', 'verifyEmail'].toSorted(),
  )
})
