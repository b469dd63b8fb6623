export const readerEn = {
  site_missing: 'Enter the address of your site, such as example.com.',
  site_scheme: 'Only addresses of websites are possible, such as example.com.',
  site_user: 'The address must not hold a user name or password. Enter the domain only.',
  site_private: 'This address cannot be reached from the internet. Enter the domain of a public site.',
  site_invalid: 'This is not a domain. Enter one such as example.com.',
  site_shared: 'Many sites share this address. Enter the domain of your own site, such as example.co.uk.',
  page_elsewhere: 'This address is not on {domain}. The reader reads pages of its own site only.',
  page_offline:
    'The sandbox is not connected to the internet and has no pages of {domain}. Paste the HTML of the page, or make a reader for {site} and fetch {sample}',
  page_gone: 'There is no page at this address. One that this sandbox has: {sample}',
  selector_missing: 'Enter the CSS selector of your article, such as article.',
  selector_too_long: 'A selector can have {limit} characters at most.',
  selector_invalid: '“{selector}” is not a valid CSS selector.',
  code_not_ready: 'There is no code yet. Generate the preview first.',
  code_none: 'This service has no code to embed.',
} as const
