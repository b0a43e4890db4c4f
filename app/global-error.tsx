"use client";
import "./globals.css";

// The frame itself failed, so there is no language to ask for and no provider: both languages, plain elements.
export default function GlobalError({ retry }: { error: Error; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <main className="m-auto max-w-[640px] px-4 py-24">
          <title>Caucus</title>
          <h1 className="title text-[30px]/[40px]">This page could not be shown</h1>
          <p className="mt-2 text-ink-2">What you said and typed is stored. Try again in a moment.</p>
          <p lang="zh-CN" className="mt-2 text-ink-2">这一页没能打开。你说过和写下的内容都已保存，请稍后再试。</p>
          <p className="mt-6 flex gap-4">
            <button type="button" onClick={retry} className="rounded-2 bg-accent px-4 py-2 font-semibold text-accent-ink">Try again　<span lang="zh-CN">再试一次</span></button>
            {/* A whole new page on purpose: the router may be what failed. */}
            <a href="/" className="self-center">Caucus</a>
          </p>
        </main>
      </body>
    </html>
  );
}
