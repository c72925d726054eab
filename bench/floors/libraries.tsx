import { createMongoAbility } from '@casl/ability';
import { AbilityProvider } from '@casl/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { loadStripe } from '@stripe/stripe-js/pure';
import axios from 'axios';
import { useState, type ReactNode } from 'react';
import { toast, Toaster } from 'react-hot-toast';
import { z } from 'zod';
import type { Credentials } from './credentials.ts';

const http = axios.create({ baseURL: '/api' });
const schema = z.object({
  email: z.email('invalidEmail'),
  password: z.string().min(8, 'shortPassword'),
});

export const resolver = zodResolver(schema);

export async function signIn(credentials: Credentials): Promise<void> {
  await http.post('/users/auth/login', credentials);
}

export const showFailure = (message: string) => void toast.error(message);

/** The loader of card fields belongs to the script, and is called where a card is entered. */
export const loadCardFields = () => loadStripe('pk_test_floor');

/** What a product has around all its screens: permissions and toasts. */
export function Surroundings({ children }: { children?: ReactNode }) {
  const [ability] = useState(() => createMongoAbility([{ action: 'read', subject: 'dashboard' }]));
  return (
    <AbilityProvider value={ability}>
      {children}
      <Toaster />
    </AbilityProvider>
  );
}
