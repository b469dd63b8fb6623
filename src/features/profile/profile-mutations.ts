import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requestAnswer } from '#src/api/request.ts'
import { type Customer, updateImage, updateProfile } from '#src/contract/customer.ts'
import { customerQueries } from './customer-queries.ts'
import type { ProfileForm } from './profile-schema.ts'

function useUpdateShownCustomer() {
  const client = useQueryClient()
  return ({ data }: { data: { customer: Customer } }) =>
    client.setQueryData(customerQueries.profile().queryKey, data.customer)
}

export function useUpdateProfile() {
  return useMutation({
    /** Receives only changed fields, because another device may have changed the rest. */
    mutationFn: ({ phone, ...rest }: Partial<ProfileForm>) => {
      const body = phone === undefined ? rest : { ...rest, phone: phone || null }
      return requestAnswer(updateProfile, { body })
    },
    onSuccess: useUpdateShownCustomer(),
  })
}

export function useUpdatePicture() {
  return useMutation({
    mutationFn: (image: File) => requestAnswer(updateImage, { body: { image } }),
    onSuccess: useUpdateShownCustomer(),
  })
}
