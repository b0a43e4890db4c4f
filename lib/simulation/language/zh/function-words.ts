// Chinese characters that carry no matter of a case by themselves. A bigram of two of them weighs nothing, of one little.

export const ZH_FUNCTION_CHARACTERS: ReadonlySet<string> = new Set([
  ..."的一是了我不人在他有这个们来到说和地也子就你对生要那得着下自之年过后作里用道行所然都方定能同面还事无把没很吗呢吧啊呀嘛哦嗯么什怎样谁哪几多少只最更再又才刚已经曾正将会可以想让给被从向往为因但如果虽而且或与及其它她您咱大家两位各每些点次先等去上中出起开好现今天时候跟讲",
]);
