import { AppError } from '../errors.ts'
import { type Metrics, secondsSince } from './metrics.ts'

type Method = (...args: unknown[]) => unknown

/** The same port, with each asynchronous call counted and timed. */
export function watchVendor<T extends object>(metrics: Metrics, vendor: string, port: T): T {
  const watched = new WeakMap<Method, Method>()
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      const call = value as Method
      const known = watched.get(call)
      if (known) return known
      const counting = counted(metrics, { vendor, operation: name }, call.bind(target))
      watched.set(call, counting)
      return counting
    },
  })
}

const counted =
  (metrics: Metrics, labels: { vendor: string; operation: string }, call: Method): Method =>
  (...args) => {
    const begun = performance.now()
    const answer = call(...args)
    if (!(answer instanceof Promise)) return answer
    const note = (result: string) => {
      metrics.vendorCalls.inc({ ...labels, result })
      metrics.vendorDuration.observe({ vendor: labels.vendor }, secondsSince(begun))
    }
    answer.then(
      () => note('ok'),
      (error: unknown) => note(isRefusal(error) ? 'refused' : 'failed'),
    )
    return answer
  }

/** The vendor works but refuses: a wrong code, or a number that is taken. */
const isRefusal = (error: unknown) => error instanceof AppError && error.status < 500
