import type { readerEn } from './en.ts'

export const readerTr: Readonly<Record<keyof typeof readerEn, string>> = {
  site_missing: 'Sitenizin adresini yazın, örneğin example.com.',
  site_scheme: 'Yalnızca site adresi yazılabilir, örneğin example.com.',
  site_user: 'Adreste kullanıcı adı veya şifre bulunamaz. Yalnızca alan adını yazın.',
  site_private: 'Bu adrese internetten ulaşılamıyor. Herkese açık bir sitenin alan adını yazın.',
  site_invalid: 'Bu bir alan adı değil. example.com gibi bir alan adı yazın.',
  site_shared:
    'Bu adres birçok sitenin ortak uzantısıdır. Kendi sitenizin alan adını yazın, örneğin example.com.tr.',
  page_elsewhere: 'Bu adres {domain} sitesinde değil. Okuyucu yalnızca kendi sitesinin sayfalarını okur.',
  page_offline:
    'Deneme ortamı internete bağlı değil ve {domain} sitesinin sayfaları onda yok. Sayfanın HTML kodunu yapıştırın ya da {site} için bir okuyucu oluşturup şunu alın: {sample}',
  page_gone: 'Bu adreste sayfa yok. Deneme ortamında bulunan bir sayfa: {sample}',
  selector_missing: 'Yazınızın CSS seçicisini girin, örneğin article.',
  selector_too_long: 'Bir seçici en fazla {limit} karakter olabilir.',
  selector_invalid: '“{selector}” geçerli bir CSS seçicisi değil.',
  code_not_ready: 'Henüz kod yok. Önce önizlemeyi seslendirin.',
  code_none: 'Bu hizmetin yerleştirme kodu yok.',
}
