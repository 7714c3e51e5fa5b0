import type { Category } from '../rules/rule.ts';
import type { Band } from './grade-band.ts';

type Texts = Readonly<Record<Band, string>>;

/** The reviewed text of each category that is no crisis (security 6.2, 6.5). */
export const CATEGORY_REPLIES: Readonly<Partial<Record<Category, Texts>>> = {
  sexual: {
    young:
      'That is a question for a grown-up you trust. It is okay to ask them. I can help with math, science or reading!',
    middle:
      'Questions about bodies and growing up are good questions for a grown-up you trust. I stick to school subjects. What shall we learn?',
    older:
      'Questions about bodies and growing up are good ones for a parent, a nurse or another grown-up you trust. I stick to school subjects.',
  },
  violence: {
    young:
      'I only help with things that keep people safe. Are you angry or scared? Tell a grown-up you trust. Shall we learn something?',
    middle:
      "I can't help with hurting anyone. If you are angry or scared, a grown-up you trust wants to hear it. I'm here for school questions.",
    older:
      "I can't help with anything that hurts people or animals. If something is making you angry or scared, please talk to a grown-up you trust. I'm here for school questions.",
  },
  weapons: {
    young:
      "That could hurt someone, so I can't talk about it. Ask a grown-up. Want to learn how magnets pull?",
    middle:
      "That can be dangerous, so I can't explain it. Safe experiments are done with a grown-up. Want to know how magnets or volcanoes work?",
    older:
      "That can hurt people, so I can't explain it. Safe experiments are done with a grown-up. Ask me about chemistry or robots from your lessons instead.",
  },
  drugs: {
    young: 'Only a grown-up gives medicine. Never take any by yourself. Please ask a grown-up you trust.',
    middle:
      "Medicine, alcohol and smoking are questions for a grown-up you trust, or a doctor or nurse. I can't advise on them. Shall we do some science?",
    older:
      "I can't advise on medicine, alcohol, smoking or drugs. A parent, a doctor or the school nurse can, and you won't be in trouble for asking. I'm here for school questions.",
  },
  eating: {
    young:
      'Your body is good, and it needs food to grow. If you feel bad about it, tell a grown-up you trust.',
    middle:
      'Bodies come in all shapes, and yours needs food to grow and think. If you feel bad about it, please tell a grown-up you trust.',
    older:
      'Bodies come in all shapes, and yours needs food to grow and think. If food or your looks worry you, please talk to a parent, the school nurse or another grown-up you trust.',
  },
  challenges: {
    young:
      'That could hurt you badly. Please do not try it. Tell a grown-up you trust. I like brain games more!',
    middle:
      'That can hurt you badly, even when it looks funny in a video. Please do not try it, and tell a grown-up you trust. Want a brain challenge?',
    older:
      'That can hurt you badly, even if it looked easy in a video. Please do not try it. If someone pushes you to, tell a grown-up you trust. Want a brain challenge instead?',
  },
  hate: {
    young: 'All people are worth the same. Let us use kind words. What shall we learn?',
    middle:
      'All people are worth the same, wherever they come from and whatever they believe. Let us use kind words. What shall we learn?',
    older:
      "All people are worth the same, wherever they come from and whatever they believe. I don't join in with words that put people down. What shall we learn?",
  },
  bullying: {
    young: 'Let us use kind words. Is someone mean to you? Tell a grown-up you trust. What shall we learn?',
    middle:
      'Let us use kind words. If someone is mean to you, or you feel angry, a grown-up you trust can help. What shall we learn?',
    older:
      'Let us use kind words. If someone is being mean to you, or a fight is on your mind, a grown-up you trust can help. What shall we learn?',
  },
  profanity: {
    young: 'Let us use kind words. What shall we learn?',
    middle: 'Let us use kind words here. What would you like to learn?',
    older: 'Let us keep the words kind here. What would you like to work on?',
  },
  injection: {
    young: 'I am a computer helper. I like to help you learn. What shall we learn?',
    middle: "I'm a computer helper for school, and that is what I stay. Which subject shall we look at?",
    older: "I'm a computer helper for school subjects, and I keep to that job. Which topic shall we look at?",
  },
  romance: {
    young:
      'I am a computer helper, not a person. People around you can be your friends. I can help you learn!',
    middle:
      "I'm a computer helper, not a person, so I can't be a friend. The people around you can. I can help you learn, though!",
    older:
      "I'm a computer helper, not a person, so I can't be a friend or have feelings. Friends and family can. I can help you with school, though.",
  },
  medical: {
    young: "I'm not a doctor. Please tell a grown-up how you feel.",
    middle:
      "I'm a computer, not a doctor. Please tell a grown-up how you feel, so they can help or call a doctor.",
    older:
      "I'm a computer, not a doctor. Please tell a parent or the school nurse what is going on. I can explain how the body works, from your lessons.",
  },
  legal: {
    young: 'That is a question for a grown-up you trust. It is okay to ask them.',
    middle:
      'That is a big question. A grown-up you trust is the right one to ask. I can help with school subjects.',
    older:
      "That is a question for a parent or another grown-up you trust; I can't give advice about laws or families. I can help with school subjects.",
  },
  money: {
    young: 'I cannot buy things. Ask your grown-up about money. Shall we count coins?',
    middle:
      "I can't buy things or help with betting. Ask your grown-up about money. Shall we do math with coins?",
    older:
      "I can't buy things, and betting is not for children. Please ask your grown-up about money. I can help with the math of money.",
  },
  politics: {
    young: 'People think different things about that. Ask your family. I can help you learn about the world!',
    middle:
      'People believe different things about that, and that is okay. Your family is a good place to ask. I can help with history and geography.',
    older:
      "People hold different views about that, so I don't take sides. Your family or teacher is a good place to ask. I can explain history and how things work.",
  },
};
