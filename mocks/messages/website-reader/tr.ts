import type { readerEn } from './en.ts'

export const readerTr: Readonly<Record<keyof typeof readerEn, string>> = {
  site_missing: 'Sitenizin adresini yazın, örneğin example.com.',
  site_scheme: 'Yalnızca site adresi yazılabilir, örneğin example.com.',
  site_user: 'Adreste kullanıcı adı veya şifre bulunamaz. Yalnızca alan adını yazın.',
  site_private: 'Bu adrese internetten ulaşılamıyor. Herkese açık bir sitenin alan adını yazın.',
  site_invalid: 'Bu bir alan adı değil. example.com gibi bir alan adı yazın.',
  selector_missing: 'Yazınızın CSS seçicisini girin, örneğin article.',
  selector_too_long: 'Bir seçici en fazla {limit} karakter olabilir.',
  selector_invalid: '“{selector}” geçerli bir CSS seçicisi değil.',
  code_not_ready: 'Henüz kod yok. Önce önizlemeyi seslendirin.',
  code_none: 'Bu hizmetin yerleştirme kodu yok.',
}
