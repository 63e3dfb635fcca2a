export { validatePassword } from '../../../shared/form/validate-password';
