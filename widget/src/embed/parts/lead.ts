export { showLead } from '../fit/lead-form.ts'
