import type { User } from '../generated/api/endpoints.schemas.ts';

const meter = (used: number, limit: number | null) => ({ used, limit, warning: false });

/** A whole profile, as the browser keeps it. */
export const STORED_USER = {
  id: '01930c1e-5a00-7000-8000-000000000001',
  email: 'amira@example.com',
  emailVerifiedAt: '2026-05-02T08:14:00Z',
  firstName: 'Amira',
  lastName: 'Haddad',
  role: 'client',
  timezone: 'Asia/Beirut',
  language: 'en',
  twoFactorEnabled: false,
  permissions: [{ action: 'manage', subject: 'all' }],
  subscription: {
    status: 'active',
    planCode: 'team',
    interval: 'month',
    seats: 8,
    autopay: true,
    trialUsed: true,
    currentPeriodEnd: '2026-12-01T08:00:00Z',
  },
  quota: {
    generations: meter(914, 2500),
    runs: meter(1328, 2500),
    downloads: meter(86, null),
    savedPrompts: meter(87, null),
    resetsAt: '2026-12-01T08:00:00Z',
  },
  settings: { mode: 'light' },
  createdAt: '2026-05-02T08:02:00Z',
} satisfies User;
