import type { ReactNode } from 'react'

type Technology = { name: string; role: string; mark: ReactNode }

/** §2: model, backend, telephony, voice and database, each with a mark drawn in one colour. */
export const TECHNOLOGIES: Technology[] = [
  {
    name: 'AI SDK',
    role: 'AI models of any provider',
    mark: <path d="M12 4.2 21.6 20.4H2.4z" />,
  },
  {
    name: 'Fastify',
    role: 'Backend',
    mark: <path d="M13.4 2 4.6 13.6h6L8.9 22l9.6-12.2h-6.4z" />,
  },
  {
    name: 'Twilio',
    role: 'Telephony',
    mark: (
      <path
        fillRule="evenodd"
        d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 2.7a7.3 7.3 0 1 1 0 14.6 7.3 7.3 0 0 1 0-14.6zM9.4 7.4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm5.2 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm-5.2 5.2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm5.2 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
      />
    ),
  },
  {
    name: 'ElevenLabs',
    role: 'Voice',
    mark: <path d="M7 3h3.8v18H7zm6.2 0H17v18h-3.8z" />,
  },
  {
    name: 'PostgreSQL',
    role: 'Database',
    mark: (
      <path d="M12 2.5c-4.7 0-8 1.3-8 3v2.2c0 1.7 3.3 3 8 3s8-1.3 8-3V5.5c0-1.7-3.3-3-8-3zM4 9.9v3.9c0 1.7 3.3 3 8 3s8-1.3 8-3V9.9c-1.500 1.600-4.600 2.400-8 2.400s-6.500-.8-8-2.400zm0 6.1v2.500c0 1.7 3.3 3 8 3s8-1.3 8-3V16c-1.500 1.600-4.600 2.400-8 2.400S5.5 17.600 4 16z" />
    ),
  },
]
