export const readerEn = {
  site_missing: 'Enter the address of your site, such as example.com.',
  site_scheme: 'Only addresses of websites are possible, such as example.com.',
  site_user: 'The address must not hold a user name or password. Enter the domain only.',
  site_private: 'This address cannot be reached from the internet. Enter the domain of a public site.',
  site_invalid: 'This is not a domain. Enter one such as example.com.',
  selector_missing: 'Enter the CSS selector of your article, such as article.',
  selector_too_long: 'A selector can have {limit} characters at most.',
  selector_invalid: '“{selector}” is not a valid CSS selector.',
  code_not_ready: 'There is no code yet. Generate the preview first.',
  code_none: 'This service has no code to embed.',
} as const
