import { Field } from '#src/ui/field.tsx'

export const Example = ({ error }: { error?: string }) => (
  <Field label="Date of birth" hint="Only for a greeting." error={error}>
    {(control) => <input {...control} type="date" name="birthday" />}
  </Field>
)
