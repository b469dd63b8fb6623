import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requestAnswer } from '#src/api/request.ts'
import { type Customer, updateImage, updateProfile } from '#src/contract/customer.ts'
import { customerQueries } from './customer-queries.ts'
import type { ProfileForm } from './profile-schema.ts'

function useShowCustomer() {
  const client = useQueryClient()
  return ({ data }: { data: { customer: Customer } }) =>
    client.setQueryData(customerQueries.profile().queryKey, data.customer)
}

export function useUpdateProfile() {
  return useMutation({
    mutationFn: ({ phone, ...rest }: ProfileForm) =>
      requestAnswer(updateProfile, { body: { ...rest, phone: phone || null } }),
    onSuccess: useShowCustomer(),
  })
}

export function useUpdatePicture() {
  return useMutation({
    mutationFn: (image: File) => requestAnswer(updateImage, { body: { image } }),
    onSuccess: useShowCustomer(),
  })
}
