import type { Language } from '../../domain/language/language.ts';

/** What the demo says around a filled prompt. `{0}` is a number. */
type DemoWords = {
  label: string;
  notice: string;
  prompt: string;
  tokens: string;
  quality: string;
  score: string;
  nothing: string;
  connect: string;
  how: string;
  steps: readonly string[];
};

export const DEMO_WORDS: Record<Language, DemoWords> = {
  en: {
    label: 'Demo (no model connected)',
    notice:
      '**Demo – no model is connected.** This is not an answer to your prompt. It shows what a model would receive, and what our quality rules say about it.',
    prompt: 'What the model would receive',
    tokens: 'About {0} tokens.',
    quality: 'What the quality rules say',
    score: 'Score: {0} of 100.',
    nothing: 'Nothing to mend.',
    connect: 'How to connect a model',
    how: 'Any endpoint that is compatible with OpenAI works, on your own machine too. Whoever runs this server sets these variables and starts it again:',
    steps: [
      '`OPENAI_BASE_URL` – the address, for instance `https://api.openai.com/v1`, or `http://127.0.0.1:11434/v1` for Ollama',
      '`OPENAI_API_KEY` – the key, if the endpoint wants one',
      '`OPENAI_MODEL` – the name of the model',
    ],
  },
  ar: {
    label: 'عرض تجريبي (لا نموذج متّصل)',
    notice:
      '**عرض تجريبي – لا يوجد نموذج متّصل.** هذا ليس جوابًا عن طلبك، بل هو ما سيتلقّاه النموذج وما تقوله قواعد الجودة عنه.',
    prompt: 'ما سيتلقّاه النموذج',
    tokens: 'نحو {0} رمز.',
    quality: 'ما تقوله قواعد الجودة',
    score: 'الدرجة: {0} من 100.',
    nothing: 'لا شيء يحتاج إلى إصلاح.',
    connect: 'كيف توصل نموذجًا',
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
      '**Demostración: no hay ningún modelo conectado.** Esto no es una respuesta a tu prompt. Muestra lo que recibiría un modelo y lo que dicen nuestras reglas de calidad.',
    prompt: 'Lo que recibiría el modelo',
    tokens: 'Unos {0} tokens.',
    quality: 'Lo que dicen las reglas de calidad',
    score: 'Puntuación: {0} de 100.',
    nothing: 'Nada que corregir.',
    connect: 'Cómo conectar un modelo',
    how: 'Sirve cualquier servicio compatible con OpenAI, también en tu propio equipo. Quien administra el servidor define estas variables y lo reinicia:',
    steps: [
      '`OPENAI_BASE_URL`: la dirección, por ejemplo `https://api.openai.com/v1`, o `http://127.0.0.1:11434/v1` para Ollama',
      '`OPENAI_API_KEY`: la clave, si el servicio la pide',
      '`OPENAI_MODEL`: el nombre del modelo',
    ],
  },
  fr: {
    label: 'Démonstration (aucun modèle connecté)',
    notice:
      '**Démonstration : aucun modèle n’est connecté.** Ceci n’est pas une réponse à votre prompt. Vous voyez ce qu’un modèle recevrait et ce qu’en disent nos règles de qualité.',
    prompt: 'Ce que le modèle recevrait',
    tokens: 'Environ {0} jetons.',
    quality: 'Ce que disent les règles de qualité',
    score: 'Note : {0} sur 100.',
    nothing: 'Rien à corriger.',
    connect: 'Comment connecter un modèle',
    how: 'Tout service compatible avec OpenAI convient, y compris sur votre propre machine. La personne qui gère le serveur définit ces variables et le redémarre :',
    steps: [
      '`OPENAI_BASE_URL` : l’adresse, par exemple `https://api.openai.com/v1`, ou `http://127.0.0.1:11434/v1` pour Ollama',
      '`OPENAI_API_KEY` : la clé, si le service en demande une',
      '`OPENAI_MODEL` : le nom du modèle',
    ],
  },
  zh: {
    label: '演示（未连接模型）',
    notice:
      '**演示：未连接任何模型。** 这不是对提示词的回答，而是展示模型将收到的内容，以及质量规则对它的评价。',
    prompt: '模型将收到的内容',
    tokens: '约 {0} 个 token。',
    quality: '质量规则的评价',
    score: '得分：{0} / 100。',
    nothing: '没有需要修改的地方。',
    connect: '如何连接模型',
    how: '任何兼容 OpenAI 的服务都可以，也可以在本机运行。由服务器管理员设置以下变量并重新启动：',
    steps: [
      '`OPENAI_BASE_URL`：地址，例如 `https://api.openai.com/v1`；Ollama 为 `http://127.0.0.1:11434/v1`',
      '`OPENAI_API_KEY`：密钥（如服务需要）',
      '`OPENAI_MODEL`：模型名称',
    ],
  },
};
