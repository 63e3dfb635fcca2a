/**
 * Mail to an editor who forgot the password. Strapi tells its template the address of the form and no language, so it
 * speaks both. `url` holds for an hour.
 */
export const PASSWORD_MAIL = {
  subject: 'A new password for Sahra’s desk | كلمة مرور جديدة لمكتب سهرة',
  text: `You can choose a new password for Sahra’s desk within an hour:

<%= url %>

If you did not ask for it, you need do nothing: your password stays as it is.

يمكن اختيار كلمة مرور جديدة لمكتب سهرة خلال ساعة:

<%= url %>

إن لم تطلبها فلا حاجة إلى أي إجراء: تبقى كلمة المرور كما هي.`,
  html: `<div lang="en" dir="ltr">
<p>You can choose a new password for Sahra’s desk within an hour:</p>
<p><a href="<%- url %>"><%- url %></a></p>
<p>If you did not ask for it, you need do nothing: your password stays as it is.</p>
</div>
<hr>
<div lang="ar" dir="rtl">
<p>يمكن اختيار كلمة مرور جديدة لمكتب سهرة خلال ساعة:</p>
<p><a href="<%- url %>" dir="ltr"><%- url %></a></p>
<p>إن لم تطلبها فلا حاجة إلى أي إجراء: تبقى كلمة المرور كما هي.</p>
</div>`,
} as const;
