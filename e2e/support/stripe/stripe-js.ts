type Options = { mode: string; amount?: number; currency: string; setupFutureUsage?: string };
type Fields = { chosen?: string; options: Options };
type Intent = { id: string; status: string; redirect?: string };
type Reply = { error?: object } & Partial<Intent>;
type Confirm = {
  elements: { fields: Fields };
  clientSecret: string;
  confirmParams: { return_url: string };
};

/**
 * Stripe.js as far as the card form uses it: the script that js.stripe.com answers in tests. It runs in the page and is
 * sent as text, so it refers to nothing outside itself. Cards are chosen in a frame, as Stripe's fields are in one, and a
 * bank asks in a frame of hooks.stripe.com.
 */
export function installStripe(): void {
  const frame = (url: string, parent: Node) => {
    const element = document.createElement('iframe');
    Object.assign(element, { src: url, title: 'Secure payment input frame' });
    element.style.width = '100%';
    parent.appendChild(element);
    return element;
  };
  /** What a frame says next. */
  const heard = (source: HTMLIFrameElement) =>
    new Promise<string>((resolve) => {
      const listen = (event: MessageEvent) => {
        if (event.source !== source.contentWindow) return;
        window.removeEventListener('message', listen);
        resolve(String(event.data));
      };
      window.addEventListener('message', listen);
    });

  function paymentElement(fields: Fields) {
    const listeners = new Map<string, () => void>();
    let inner: HTMLIFrameElement | undefined;
    const listen = (event: MessageEvent) => {
      if (inner && event.source === inner.contentWindow) fields.chosen = String(event.data);
    };
    return {
      on: (name: string, listener: () => void) => listeners.set(name, listener),
      off: (name: string) => listeners.delete(name),
      update: () => undefined,
      mount(node: Node) {
        window.addEventListener('message', listen);
        inner = frame('https://js.stripe.com/stand-in/fields', node);
        inner.addEventListener('load', () => listeners.get('ready')?.());
      },
      destroy() {
        window.removeEventListener('message', listen);
        inner?.remove();
      },
    };
  }

  function elements(options: Options) {
    const fields: Fields = { options: { ...options } };
    let made: ReturnType<typeof paymentElement> | undefined;
    return {
      fields,
      create: () => (made = paymentElement(fields)),
      getElement: () => made ?? null,
      update: (change: Partial<Options>) => Object.assign(fields.options, change),
      submit: () =>
        Promise.resolve(
          fields.chosen ? {} : { error: { type: 'validation_error', message: 'Choose a card.' } },
        ),
    };
  }

  async function send(
    kind: string,
    { elements: own, clientSecret, confirmParams }: Confirm,
    answer: string,
  ) {
    const { mode, amount = 0, currency, setupFutureUsage = '' } = own.fields.options;
    const form = { client_secret: clientSecret, card: own.fields.chosen ?? '', answer };
    const body = new URLSearchParams({
      ...form,
      ...confirmParams,
      mode,
      currency,
      setupFutureUsage,
      amount: String(amount),
    });
    const [id = ''] = clientSecret.split('_secret_');
    const url = `https://api.stripe.com/v1/${kind}/${id}/confirm`;
    return (await (await fetch(url, { method: 'POST', body })).json()) as Reply;
  }

  async function confirm(kind: string, asked: Confirm): Promise<Reply> {
    const first = await send(kind, asked, '');
    if (first.status !== 'requires_action') return first;
    if (first.redirect) {
      window.location.assign(first.redirect);
      return new Promise(() => undefined);
    }
    const bank = frame('https://hooks.stripe.com/stand-in/bank', document.body);
    bank.style.cssText = 'position:fixed;inset:0;z-index:2000;background:#fff';
    const answer = await heard(bank);
    bank.remove();
    return send(kind, asked, answer);
  }

  const unused = () => Promise.reject(new Error('The card form does not use this.'));
  const stripe = {
    elements,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    async confirmPayment(asked: Confirm) {
      const { error, ...paymentIntent } = await confirm('payment_intents', asked);
      return error ? { error } : { paymentIntent };
    },
    async confirmSetup(asked: Confirm) {
      const { error, ...setupIntent } = await confirm('setup_intents', asked);
      return error ? { error } : { setupIntent };
    },
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
}

const CARDS = {
  success: 'Success',
  declined: 'Declined',
  asks: 'Bank asks',
  redirects: 'Bank’s own page',
};

/** A bank's page in the whole window, which leads to the page that decides. */
export const bankPage = (query: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bank</title><body>${Object.entries({
    yes: 'Confirm',
    no: 'Refuse',
  })
    .map(([value, label]) => `<a href="/stand-in/decided?${query}&answer=${value}">${label}</a>`)
    .join(' ')}</body></html>`;

const page = (title: string, buttons: Record<string, string>) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><body>${Object.entries(
    buttons,
  )
    .map(
      ([value, label]) => `<button onclick="parent.postMessage('${value}', '*')">${label}</button>`,
    )
    .join(' ')}</body></html>`;

/** The frames of Stripe.js by their addresses. */
export const FRAMES: Readonly<Record<string, string>> = {
  'https://js.stripe.com/stand-in/fields': page('Cards', CARDS),
  'https://hooks.stripe.com/stand-in/bank': page('Bank', { yes: 'Confirm', no: 'Refuse' }),
};
