export { know } from '../fit/identity.ts'
