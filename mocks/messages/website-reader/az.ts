import type { readerEn } from './en.ts'

export const readerAz: Readonly<Record<keyof typeof readerEn, string>> = {
  site_missing: 'Saytınızın ünvanını yazın, məsələn, example.com.',
  site_scheme: 'Yalnız sayt ünvanı ola bilər, məsələn, example.com.',
  site_user: 'Ünvanda istifadəçi adı və ya şifrə olmamalıdır. Yalnız domeni yazın.',
  site_private: 'Bu ünvan internetdən açılmır. İctimai saytın domenini yazın.',
  site_invalid: 'Bu, domen deyil. example.com kimi bir domen yazın.',
  site_shared:
    'Bu ünvan bir çox saytın ortaq sonluğudur. Öz saytınızın domenini yazın, məsələn, example.com.az.',
  page_elsewhere: 'Bu ünvan {domain} saytında deyil. Oxuyucu yalnız öz saytının səhifələrini oxuyur.',
  page_offline:
    'Sınaq mühiti internetə qoşulmayıb və {domain} saytının səhifələri onda yoxdur. Səhifənin HTML kodunu yapışdırın və ya {site} üçün oxuyucu yaradıb bunu götürün: {sample}',
  page_gone: 'Bu ünvanda səhifə yoxdur. Sınaq mühitində olan səhifə: {sample}',
  selector_missing: 'Məqalənizin CSS selektorunu yazın, məsələn, article.',
  selector_too_long: 'Selektor ən çoxu {limit} simvol ola bilər.',
  selector_invalid: '“{selector}” düzgün CSS selektoru deyil.',
  code_not_ready: 'Kod hələ yoxdur. Əvvəlcə önbaxışı səsləndirin.',
  code_none: 'Bu xidmətin yerləşdirmə kodu yoxdur.',
}
