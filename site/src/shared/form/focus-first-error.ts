/**
 * Focuses the first invalid field, or else the refusal of the whole form. Call it after the errors are rendered.
 */
export const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() =>
    (
      form.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.querySelector<HTMLElement>('[data-refusal]')
    )?.focus(),
  );
};
