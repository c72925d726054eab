import type { Language } from '#core/language/languages.ts';
import { post } from './call.ts';
import type { Product } from './product.ts';

export type Person = {
  email: string;
  password: string;
  token: string;
  /** The profile as the browser stores it with the token. */
  user: unknown;
};

let count = 0;

/** Verified account with a session, made through the API: the forms have journeys of their own. */
export async function newPerson(product: Product, language: Language = 'en'): Promise<Person> {
  count += 1;
  const email = `person-${process.pid}-${count}@example.com`;
  const password = 'river stone umbrella';
  const auth = '/api/users/auth';
  const names = { firstName: 'Lin', lastName: 'Chen' };
  const asked = { ...names, email, password, acceptTerms: true, language };
  await post(product, `${auth}/register/email`, asked);
  const { url } = await product.mail(email, 'mail:verifyEmail');
  const link = new URL(String(url)).searchParams.get('token');
  await post(product, `${auth}/verify-email/${link}`);
  const { token, user } = await post<Pick<Person, 'token' | 'user'>>(product, `${auth}/login`, {
    email,
    password,
  });
  return { email, password, token, user };
}
