export { showLead } from '../../panel/lead-form.ts'
