export const bookAz = {
  book_needed: 'Əvvəlcə kitabı seçin.',
  book_type: 'Bu növ fayllar qəbul olunmur. Kitabı bunlardan biri kimi saxlayın: {list}.',
  book_too_large: 'Fayl çox böyükdür: ən çoxu {limit} MB ola bilər. Kitabı hissələrə bölüb göndərin.',
  book_unreadable: 'Fayl zədələnib və ya adına uyğun deyil. Heç nə saxlanmadı; başqa fayl göndərin.',
  book_not_epub: 'Faylın adı EPUB-dur, amma özü EPUB deyil. Heç nə saxlanmadı; başqa fayl göndərin.',
  book_protected:
    'Kitab mağazası tərəfindən qorunub (DRM) və yalnız mağazanın öz proqramında açılır. Nəşriyyatdan qorunmamış fayl istəyin.',
  book_password: 'Sənəd şifrə ilə qorunub. Onu şifrəsiz saxlayıb yenidən göndərin.',
  book_bomb: 'Fayl açılanda kitab üçün həddən artıq böyük olur, ona görə açılmadı. Başqa fayl göndərin.',
  book_no_text: 'Bu faylda mətn yoxdur. Başqa fayl göndərin.',
  book_scan: 'Bu, skandır: səhifələrin şəkilləri var, mətni yoxdur. Əvvəlcə “Mətnin tanınması” ilə oxudun.',
  book_intricate:
    'Bu PDF açılmadı: bir səhifəsi həddən artıq böyük və ya mürəkkəbdir. Onu “PDF-ə çap” ilə saxlayıb göndərin.',
  book_adobe_only:
    'Bu PDF yalnız Adobe proqramlarında açılan formadır və ya fayllar toplusudur: mətni səhifələrində deyil. Onu “PDF-ə çap” ilə saxlayıb göndərin.',
  book_too_long: 'Kitab bir layihəyə sığmır. Onu iki hissəyə bölüb göndərin.',
  book_character_twice: 'İki personajın adı eynidir. Hər birinə ayrı ad verin.',
  book_chapter_unnamed: 'Başlanğıc',
  book_old_word:
    'Adı nə olursa olsun, bu, köhnə Word sənədidir (.doc). Onu açın, DOCX kimi saxlayın və həmin faylı göndərin.',
  book_shortcut: 'Bu, yalnız fayla və ya səhifəyə qısayoldur. Onun açdığı faylın özünü göndərin.',
  book_other_kind:
    'Adı nə olursa olsun, bu fayl {kind} növündəndir. Onu EPUB, DOCX, PDF və ya TXT kimi saxlayıb göndərin.',
  book_page_unread: 'Oxunmadı: {page}',
  book_page_unread_text: 'Faylın bu səhifəsi yoxdur və ya zədələnib. Kitabın qalanı buradadır.',
  book_pages_scanned: 'Oxunmadı: şəkil olan səhifələr ({pages})',
  book_pages_scanned_text:
    'Bu səhifələr mətni olmayan şəkillərdir. Onları “Mətnin tanınması” ilə oxudun və mətnini əlavə edin.',
} as const
