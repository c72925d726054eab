import type { Language } from '#core/language/languages.ts';

/** What the demo says around a filled prompt. `{0}` is a number. */
type DemoWords = {
  label: string;
  notice: string;
  prompt: string;
  tokens: string;
  quality: string;
  nothing: string;
  connect: string;
  how: string;
  steps: readonly string[];
};

export const DEMO_WORDS: Record<Language, DemoWords> = {
  en: {
    label: 'Demo (no model connected)',
    notice:
      '**Demo: no AI model is connected.** This is the prompt that would be sent, with our writing checks.',
    prompt: 'Prompt that would be sent',
    tokens: 'About {0} tokens.',
    quality: 'Writing checks',
    nothing: 'No issues found.',
    connect: 'Connect a model',
    how: 'Any OpenAI-compatible endpoint works, including one on your own machine. Set these variables on the server and restart it:',
    steps: [
      '`OPENAI_BASE_URL` – the address, such as `https://api.openai.com/v1`, or `http://127.0.0.1:11434/v1` for Ollama',
      '`OPENAI_API_KEY` – the key, if the endpoint needs one',
      '`OPENAI_MODEL` – the name of the model',
    ],
  },
  ar: {
    label: 'عرض تجريبي (لا نموذج متّصل)',
    notice:
      '**عرض تجريبي: لا يوجد نموذج ذكاء اصطناعي متّصل.** هذا هو الموجّه الذي كان سيُرسَل، مع فحوص الكتابة.',
    prompt: 'الموجّه الذي كان سيُرسَل',
    tokens: 'نحو {0} رمز.',
    quality: 'فحوص الكتابة',
    nothing: 'لم تُكتشف أي مشكلة.',
    connect: 'توصيل نموذج',
    how: 'تعمل أيّ خدمة متوافقة مع OpenAI، حتى على جهازك. يضبط مشغّل الخادم هذه المتغيّرات ثم يعيد تشغيله:',
    steps: [
      '`OPENAI_BASE_URL` – العنوان، مثل `https://api.openai.com/v1` أو `http://127.0.0.1:11434/v1` لخدمة Ollama',
      '`OPENAI_API_KEY` – المفتاح إن كانت الخدمة تطلبه',
      '`OPENAI_MODEL` – اسم النموذج',
    ],
  },
  es: {
    label: 'Demostración (sin modelo conectado)',
    notice:
      '**Demostración: no hay ningún modelo de IA conectado.** Este es el prompt que se enviaría, con nuestras comprobaciones de redacción.',
    prompt: 'Prompt que se enviaría',
    tokens: 'Unos {0} tokens.',
    quality: 'Comprobaciones de redacción',
    nothing: 'No se encontraron problemas.',
    connect: 'Conectar un modelo',
    how: 'Sirve cualquier servicio compatible con OpenAI, también en tu propio equipo. Define estas variables en el servidor y reinícialo:',
    steps: [
      '`OPENAI_BASE_URL`: la dirección, por ejemplo `https://api.openai.com/v1`, o `http://127.0.0.1:11434/v1` para Ollama',
      '`OPENAI_API_KEY`: la clave, si el servicio la pide',
      '`OPENAI_MODEL`: el nombre del modelo',
    ],
  },
  fr: {
    label: 'Démo (aucun modèle d’IA connecté)',
    notice:
      '**Démo : aucun modèle d’IA n’est connecté.** Voici le prompt qui serait envoyé, avec nos contrôles de rédaction.',
    prompt: 'Prompt qui serait envoyé',
    tokens: 'Environ {0} jetons.',
    quality: 'Contrôles de rédaction',
    nothing: 'Aucun problème détecté.',
    connect: 'Connecter un modèle d’IA',
    how: 'Tout service compatible avec OpenAI convient, y compris sur votre propre machine. Définissez ces variables sur le serveur et redémarrez-le :',
    steps: [
      '`OPENAI_BASE_URL` : l’adresse, par exemple `https://api.openai.com/v1`, ou `http://127.0.0.1:11434/v1` pour Ollama',
      '`OPENAI_API_KEY` : la clé, si le service en demande une',
      '`OPENAI_MODEL` : le nom du modèle d’IA',
    ],
  },
  zh: {
    label: '演示（未连接模型）',
    notice: '**演示：未连接 AI 模型。** 这是将要发送的提示词，并附上写作检查结果。',
    prompt: '将要发送的提示词',
    tokens: '约 {0} 个词元。',
    quality: '写作检查',
    nothing: '未发现问题。',
    connect: '连接模型',
    how: '任何兼容 OpenAI 的服务都可以，也可以在本机运行。在服务器上设置以下变量并重新启动：',
    steps: [
      '`OPENAI_BASE_URL`：地址，例如 `https://api.openai.com/v1`；Ollama 为 `http://127.0.0.1:11434/v1`',
      '`OPENAI_API_KEY`：密钥（如服务需要）',
      '`OPENAI_MODEL`：模型名称',
    ],
  },
};
