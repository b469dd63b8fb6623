/** Shared look of all input controls. 16 px on phones, because iOS zooms the page on focus of smaller text. */
export const controlStyles =
  'w-full min-w-0 rounded-md border border-edge bg-raised px-3 text-16 text-ink md:text-14 aria-invalid:border-danger aria-invalid:bg-danger-soft disabled:border-line disabled:bg-sunken disabled:text-muted'
