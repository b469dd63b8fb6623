import type { PagesMessages } from './en.ts'

export const pagesAz: PagesMessages = {
  document_needed: 'Şəkil və ya PDF seçin.',
  document_type: '“{name}”: bu növ fayl qəbul edilmir. Qəbul edilənlər: {list}.',
  document_pixels:
    '“{name}” faylında {megapixels} meqapikseldən böyük şəkil var. Onu kiçildib yenidən göndərin.',
  document_adobe_only:
    '“{name}” yalnız Adobe proqramlarında açılan formadır və ya fayllar toplusudur. Onu “PDF-ə çap” ilə saxlayın, ya da səhifələrini şəkil kimi əlavə edin.',
  document_intricate:
    '“{name}” açılmadı: bir səhifəsi həddən artıq mürəkkəb çəkilib. Onu “PDF-ə çap” ilə saxlayın və ya səhifələri şəkil kimi göndərin.',
  document_unpacked:
    '“{name}” açılanda bir sənədə lazım olandan qat-qat çox yer tutur. Onu PDF kimi yenidən saxlayın və ya səhifələri şəkil kimi göndərin.',
  document_too_large:
    '“{name}” çox böyükdür: ən çoxu {limit} MB ola bilər. Onu kiçildin və ya hissə-hissə göndərin.',
  document_empty: '“{name}” boşdur. Başqa fayl seçin.',
  document_unreadable: '“{name}” açılmadı: fayl zədələnib. Onu yenidən saxlayıb göndərin.',
  document_password: '“{name}” şifrə ilə qorunur. Şifrəsiz saxlayıb yenidən göndərin.',
  document_heic: '“{name}” HEIC şəklidir, burada açılmır. JPEG kimi saxlayın.',
  document_foreign: '“{name}” {kind} növündə fayldır, burada oxunmur. JPG, PNG və ya PDF kimi saxlayın.',
  document_svg: '“{name}” vektor şəklidir (SVG). PNG və ya JPEG kimi saxlayın.',
  document_page_missing: '“{name}” faylında {number}-ci səhifə yoxdur.',
  too_many_pages: 'Ən çoxu {limit} səhifə ola bilər; burada {count} səhifə var.',
  page_without_text: 'Bu səhifədə mətn yoxdur. Ona görə məbləğ tutulmayıb.',
  page_reading_unavailable:
    'Xidmət hazırda işləmir. Bu səhifəyə görə məbləğ tutulmayıb; bir az sonra yenidən cəhd edin.',
  page_too_intricate:
    'Bu səhifə oxunmaq üçün həddən artıq mürəkkəb çəkilib. Ona görə məbləğ tutulmayıb; səhifəni şəkil kimi göndərin.',
  page_reading_failed: 'Bu səhifə oxunmadı. Ona görə məbləğ tutulmayıb; yenidən cəhd edin.',
  no_text_found: 'Səhifələrin heç birində mətn yoxdur.',
  reading_unavailable: 'Xidmət hazırda işləmir. Məbləğ tutulmayıb; bir az sonra yenidən cəhd edin.',
  page_not_added: 'Səhifə əlavə etmək üçün şəkillərini yeni layihədə göndərin.',
  no_table_found: 'Bu səhifələrdə cədvəl yoxdur.',
  documents_missing: 'Bu layihədə səhifə yoxdur.',
}
