/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import {
  getGetMyProfileQueryKey
} from '../account/account';

import type {
  EmailRequest,
  EmailVerification,
  LoginAnswer,
  LoginRequest,
  LoginSession,
  Message,
  OtpRequest,
  PasswordReset,
  Problem,
  PublicConfig,
  RegisterRequest,
  ResetPasswordRequest
} from '../endpoints.schemas';

import { http } from '../../../api/http';
import type { ErrorType , BodyType } from '../../../api/http';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Mails a link of 30 minutes to reset the password, when the address has an account; the newest link alone works. The answer is the same 202 for known and unknown addresses, in the same time, since mail is queued after the answer. Sessions and the password stay as they are until the link is used. At most 5 a half hour for each address and 20 for each network, counted for unknown addresses alike, then 429 with `Retry-After`.
 * @summary Ask for a password reset link
 */
export const forgotPassword = (
    emailRequest: BodyType<EmailRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Message>(
      {url: `/api/users/auth/forgot-password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailRequest, signal
    },
      options);
    }




export const getForgotPasswordMutationKey = () => ['forgotPassword'] as const;

export const getForgotPasswordMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext> => {

const mutationKey = getForgotPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof forgotPassword>>, ForgotPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  forgotPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ForgotPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof forgotPassword>>>
    export type ForgotPasswordMutationBody = BodyType<EmailRequest>
    export type ForgotPasswordMutationError = ErrorType<Problem>
    export type ForgotPasswordMutationVariables = {data: BodyType<EmailRequest>}

    /**
 * @summary Ask for a password reset link
 */
export const useForgotPassword = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof forgotPassword>>,
        TError,
        ForgotPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getForgotPasswordMutationOptions(options), queryClient);
    }
    /**
 * Compares the pair and begins a session. The address is matched without regard to case. `otpRequired` says which of two answers this is: false with `token` and `user`; true, for every admin and for everyone with two-factor on, with an `otpToken` that only `verifyOtp` takes and no session yet. An unknown address and a wrong password give the same 401 `invalid_credentials`, in the same time: a hash is computed for both. At most 10 tries a minute for each network (IPv4 address, IPv6 /64) and 10 failures in 15 minutes for each address, counted for unknown addresses alike, then 429 with `Retry-After`; a network from which the person signed in before keeps a budget of its own, so that others cannot lock the owner out. Without `remember` the session ends after 24 hours without use and 7 days in all, with it after 30 and 90 days. An unverified address may sign in. A sub-user whom the client has suspended gets 403 `suspended` after the right pair, and no session. `lastLoginAt` is set. When the queue of password checks is full, the answer is 503.
 * @summary Sign in with address and password
 */
export const login = (
    loginRequest: BodyType<LoginRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoginAnswer>(
      {url: `/api/users/auth/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest, signal
    },
      options);
    }




export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = BodyType<LoginRequest>
    export type LoginMutationError = ErrorType<Problem>
    export type LoginMutationVariables = {data: BodyType<LoginRequest>}

    /**
 * @summary Sign in with address and password
 */
export const useLogin = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    /**
 * Ends the session that the token belongs to, on every server at once; other sessions of the person go on. Takes no body. A token that is not valid any more is answered with 401, which for an interface that signs out is as good as 204.
 * @summary Sign out
 */
export const logout = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/users/auth/logout`, method: 'POST', signal
    },
      options);
    }




export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<Problem>


    /**
 * @summary Sign out
 */
export const useLogout = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    /**
 * Makes an account of role `individual` on Free and mails a link of 24 hours that verifies the address. The answer is the same 202 whether the address is known or not, in the same time: to a known one goes a mail that says that an account exists, with a door to the password reset, and nothing of the account changes. Mail is queued after the answer. It does not sign anybody in; signing in works at once, before the address is verified. `acceptTerms` has to be true. A password on the list of often used ones is refused with 422 and `password_too_common`, one that contains the name or the address with `password_contains_identity`. `language` is kept for mails. With an `inviteToken` that was mailed to this address the account is a sub-user of the client that invited once a mailed link has verified the address. A token that was copied, has expired, was used or is for another address is left aside; so is one whose team is full, or that was withdrawn, by then. `timezone` is the browser's; without one, or with one that the server does not know, it is UTC. A role or a plan is never read from here. A name with a link, markup or more than six words is refused with 422 and `not_a_name`, and mails use the name only once the address is verified. At most 5 a half hour for each address, known or not, and 40 for each network; what is refused with 422 does not count.
 * @summary Open an account
 */
export const registerWithEmail = (
    registerRequest: BodyType<RegisterRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Message>(
      {url: `/api/users/auth/register/email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registerRequest, signal
    },
      options);
    }




export const getRegisterWithEmailMutationKey = () => ['registerWithEmail'] as const;

export const getRegisterWithEmailMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerWithEmail>>, TError,RegisterWithEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof registerWithEmail>>, TError,RegisterWithEmailMutationVariables, TContext> => {

const mutationKey = getRegisterWithEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerWithEmail>>, RegisterWithEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerWithEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterWithEmailMutationResult = NonNullable<Awaited<ReturnType<typeof registerWithEmail>>>
    export type RegisterWithEmailMutationBody = BodyType<RegisterRequest>
    export type RegisterWithEmailMutationError = ErrorType<Problem>
    export type RegisterWithEmailMutationVariables = {data: BodyType<RegisterRequest>}

    /**
 * @summary Open an account
 */
export const useRegisterWithEmail = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerWithEmail>>, TError,RegisterWithEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerWithEmail>>,
        TError,
        RegisterWithEmailMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterWithEmailMutationOptions(options), queryClient);
    }
    /**
 * Mails a new verification link of 24 hours, when the address has an account that is not verified yet; the newest link alone works. The answer is the same 202 for unverified, verified and unknown addresses, in the same time. Works signed in or not. At most 5 a half hour for each address and 20 for each network, then 429 with `Retry-After`.
 * @summary Ask for the verification link again
 */
export const resendEmailVerification = (
    emailRequest: BodyType<EmailRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Message>(
      {url: `/api/users/auth/resend/email-verification`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailRequest, signal
    },
      options);
    }




export const getResendEmailVerificationMutationKey = () => ['resendEmailVerification'] as const;

export const getResendEmailVerificationMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendEmailVerification>>, TError,ResendEmailVerificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendEmailVerification>>, TError,ResendEmailVerificationMutationVariables, TContext> => {

const mutationKey = getResendEmailVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendEmailVerification>>, ResendEmailVerificationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resendEmailVerification(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendEmailVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof resendEmailVerification>>>
    export type ResendEmailVerificationMutationBody = BodyType<EmailRequest>
    export type ResendEmailVerificationMutationError = ErrorType<Problem>
    export type ResendEmailVerificationMutationVariables = {data: BodyType<EmailRequest>}

    /**
 * @summary Ask for the verification link again
 */
export const useResendEmailVerification = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendEmailVerification>>, TError,ResendEmailVerificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendEmailVerification>>,
        TError,
        ResendEmailVerificationMutationVariables,
        TContext
      > => {
      return useMutation(getResendEmailVerificationMutationOptions(options), queryClient);
    }
    /**
 * Answers whose link it is, without using it up: the address masked, the role that the form shows, and when the link expires. It may be asked any number of times. A token that has expired, was used, was replaced by a newer one, is unknown or ill-formed is answered with the same 410 `link_expired`.
 * @summary Look at a reset link
 */
export const getPasswordReset = (
    token: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PasswordReset>(
      {url: `/api/users/auth/reset-password/${token}`, method: 'GET', signal
    },
      options);
    }




export const getGetPasswordResetQueryKey = (token: string,) => {
    return [
    "getPasswordReset", ...(token ? [token] : [])
    ] as const;
    }


export const getGetPasswordResetQueryOptions = <TData = Awaited<ReturnType<typeof getPasswordReset>>, TError = ErrorType<Problem>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPasswordResetQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPasswordReset>>> = ({ signal }) => getPasswordReset(token, requestOptions, signal);





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPasswordReset>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPasswordResetQueryResult = NonNullable<Awaited<ReturnType<typeof getPasswordReset>>>
export type GetPasswordResetQueryError = ErrorType<Problem>


export function useGetPasswordReset<TData = Awaited<ReturnType<typeof getPasswordReset>>, TError = ErrorType<Problem>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordReset>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPasswordReset>>,
          TError,
          Awaited<ReturnType<typeof getPasswordReset>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPasswordReset<TData = Awaited<ReturnType<typeof getPasswordReset>>, TError = ErrorType<Problem>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordReset>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPasswordReset>>,
          TError,
          Awaited<ReturnType<typeof getPasswordReset>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPasswordReset<TData = Awaited<ReturnType<typeof getPasswordReset>>, TError = ErrorType<Problem>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look at a reset link
 */

export function useGetPasswordReset<TData = Awaited<ReturnType<typeof getPasswordReset>>, TError = ErrorType<Problem>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPasswordResetQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Look at a reset link
 */
export const prefetchGetPasswordResetQuery = async <TData = Awaited<ReturnType<typeof getPasswordReset>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPasswordResetQueryOptions(token,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPasswordReset} query
 */
export const invalidateGetPasswordReset = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPasswordResetQueryKey(token) }, options);

  return queryClient;
}




export const getGetPasswordResetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPasswordReset>>, TError = ErrorType<Problem>>(token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPasswordResetQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPasswordReset>>> = ({ signal }) => getPasswordReset(token, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPasswordReset>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPasswordResetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPasswordReset>>>
export type GetPasswordResetSuspenseQueryError = ErrorType<Problem>


export function useGetPasswordResetSuspense<TData = Awaited<ReturnType<typeof getPasswordReset>>, TError = ErrorType<Problem>>(
 token: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPasswordResetSuspense<TData = Awaited<ReturnType<typeof getPasswordReset>>, TError = ErrorType<Problem>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPasswordResetSuspense<TData = Awaited<ReturnType<typeof getPasswordReset>>, TError = ErrorType<Problem>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look at a reset link
 */

export function useGetPasswordResetSuspense<TData = Awaited<ReturnType<typeof getPasswordReset>>, TError = ErrorType<Problem>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPasswordResetSuspenseQueryOptions(token,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sets the password of the token's account. After the common checks come the token (410) and the password rules (422); a refused password leaves the link usable. The token is used up by one request exactly, also when several come at once; the others get 410. With the new password every session of the account ends, every other reset link dies, and a mail tells the person. Since the link came by mail, the address counts as verified from now on. It does not sign in. Expired (30 minutes), used, replaced, unknown and ill-formed tokens give the same 410 `link_expired`.
 * @summary Set a new password by a link
 */
export const resetPassword = (
    token: string,
    resetPasswordRequest: BodyType<ResetPasswordRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Message>(
      {url: `/api/users/auth/reset-password/${token}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: resetPasswordRequest, signal
    },
      options);
    }




export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  resetPassword(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = BodyType<ResetPasswordRequest>
    export type ResetPasswordMutationError = ErrorType<Problem>
    export type ResetPasswordMutationVariables = {token: string;data: BodyType<ResetPasswordRequest>}

    /**
 * @summary Set a new password by a link
 */
export const useResetPassword = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    /**
 * Marks the address of the token's account as verified. Takes no body: the page that the mail opens posts the token only when its button is pressed, since scanners open links. The first time sets `verifiedAt`; the same token answers 200 with the same time again until it expires after 24 hours. Works signed in or not, and signs no one in; the answer has the address, so that signing in need not ask for it. A token that has expired, was replaced by a newer one, is unknown or ill-formed is answered with the same 410 `link_expired`.
 * @summary Verify an address
 */
export const verifyEmail = (
    token: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EmailVerification>(
      {url: `/api/users/auth/verify-email/${token}`, method: 'POST', signal
    },
      options);
    }




export const getVerifyEmailMutationKey = () => ['verifyEmail'] as const;

export const getVerifyEmailMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext> => {

const mutationKey = getVerifyEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyEmail>>, VerifyEmailMutationVariables> = (props) => {
          const {token} = props ?? {};

          return  verifyEmail(token,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof verifyEmail>>, variables: VerifyEmailMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetMyProfileQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type VerifyEmailMutationResult = NonNullable<Awaited<ReturnType<typeof verifyEmail>>>

    export type VerifyEmailMutationError = ErrorType<Problem>
    export type VerifyEmailMutationVariables = {token: string}

    /**
 * @summary Verify an address
 */
export const useVerifyEmail = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyEmail>>,
        TError,
        VerifyEmailMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getVerifyEmailMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The second step of `login`: takes its `otpToken` and the six digits, and begins the session with the `remember` of the first step. The code works for 10 minutes, once, for 5 tries; of several right ones at once exactly one signs in. A wrong code is 401 `otp_incorrect` and costs a try; an `otpToken` that has expired, was used, is out of tries, unknown or ill-formed is 410 `otp_expired`, and the person begins at `login` again.
 * @summary Sign in with the one-time code
 */
export const verifyOtp = (
    otpRequest: BodyType<OtpRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoginSession>(
      {url: `/api/v1/admin/auth/verify/otp`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: otpRequest, signal
    },
      options);
    }




export const getVerifyOtpMutationKey = () => ['verifyOtp'] as const;

export const getVerifyOtpMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyOtp>>, TError,VerifyOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyOtp>>, TError,VerifyOtpMutationVariables, TContext> => {

const mutationKey = getVerifyOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyOtp>>, VerifyOtpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyOtp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyOtpMutationResult = NonNullable<Awaited<ReturnType<typeof verifyOtp>>>
    export type VerifyOtpMutationBody = BodyType<OtpRequest>
    export type VerifyOtpMutationError = ErrorType<Problem>
    export type VerifyOtpMutationVariables = {data: BodyType<OtpRequest>}

    /**
 * @summary Sign in with the one-time code
 */
export const useVerifyOtp = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyOtp>>, TError,VerifyOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyOtp>>,
        TError,
        VerifyOtpMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyOtpMutationOptions(options), queryClient);
    }
    /**
 * Answers how this server is set up, as far as the interface needs it before anybody signs in. The values come from the server's configuration and stay the same until it is restarted; nothing secret is among them, and the Content-Security-Policy is made from the same values. `sandbox` is true when no payment key is configured (then there is no `publishableKey`), `demoModel` when no model is. `outbox` and `mail` are never both true: mail is either shown on this machine or sent. It reads no table and answers while the database is away.
 * @summary Read what a guest may know
 */
export const getPublicConfig = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PublicConfig>(
      {url: `/api/v1/public/config`, method: 'GET', signal
    },
      options);
    }




export const getGetPublicConfigQueryKey = () => {
    return [
    "getPublicConfig"
    ] as const;
    }


export const getGetPublicConfigQueryOptions = <TData = Awaited<ReturnType<typeof getPublicConfig>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicConfigQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicConfig>>> = ({ signal }) => getPublicConfig(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicConfig>>>
export type GetPublicConfigQueryError = ErrorType<Problem>


export function useGetPublicConfig<TData = Awaited<ReturnType<typeof getPublicConfig>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicConfig>>,
          TError,
          Awaited<ReturnType<typeof getPublicConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicConfig<TData = Awaited<ReturnType<typeof getPublicConfig>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicConfig>>,
          TError,
          Awaited<ReturnType<typeof getPublicConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicConfig<TData = Awaited<ReturnType<typeof getPublicConfig>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what a guest may know
 */

export function useGetPublicConfig<TData = Awaited<ReturnType<typeof getPublicConfig>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicConfigQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read what a guest may know
 */
export const prefetchGetPublicConfigQuery = async <TData = Awaited<ReturnType<typeof getPublicConfig>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicConfigQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicConfig} query
 */
export const invalidateGetPublicConfig = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicConfigQueryKey() }, options);

  return queryClient;
}




export const getGetPublicConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicConfig>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicConfigQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicConfig>>> = ({ signal }) => getPublicConfig(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicConfig>>>
export type GetPublicConfigSuspenseQueryError = ErrorType<Problem>


export function useGetPublicConfigSuspense<TData = Awaited<ReturnType<typeof getPublicConfig>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicConfigSuspense<TData = Awaited<ReturnType<typeof getPublicConfig>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicConfigSuspense<TData = Awaited<ReturnType<typeof getPublicConfig>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what a guest may know
 */

export function useGetPublicConfigSuspense<TData = Awaited<ReturnType<typeof getPublicConfig>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicConfigSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






