import * as texts from '#texts/confirmation.ts';

/** The fields of the guest's form, in order. */
export const GUEST_FIELDS = ['fullName', 'email', 'phone'] as const;

/** The controls of the fields, with the names by which browsers fill them in. */
export const GUEST_CONTROLS = {
  fullName: {
    name: 'name',
    id: 'guest-name',
    label: texts.fullName,
    autoComplete: 'name',
    autoCapitalize: 'words',
  },
  email: { name: 'email', id: 'guest-email', label: texts.email, description: texts.emailHint },
  phone: { name: 'tel', id: 'guest-phone', label: texts.phone, description: texts.phoneHint },
};
